/* Colours of artwork and peaks of a file, for the few audio files that need them: one file, loaded with the first of them. */
export { colorsOfPixels, readableColors } from './artwork-colors.js';
export { decodeAudio, isSameOrigin, readPeaks } from './peaks-file.dom.js';
