/* The description of a picture, and the link in the place of a file that is not shown: one file, loaded with the first of them. */
export { MediaDescription } from './media-description.js';
export { FilePart } from './media-file.js';
