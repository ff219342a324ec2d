/* The notes on a picture, beside it or in its place: one file, loaded with the first of them. */
export { MediaDescription } from './media-description.js';
export { FilePart } from './media-file.js';
