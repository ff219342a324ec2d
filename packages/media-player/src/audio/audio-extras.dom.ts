/* Parts that few audio files need, colours of their artwork and peaks of their own: one file, loaded with the first of them. */
export { colorsOfPixels, readableColors } from './artwork-colors.js';
export { decodeAudio, isSameOrigin, readPeaks } from './peaks-file.dom.js';
