export { byteText } from './byte-text.js';
export { DropArea } from './drop-area.js';
export { FileRefusals } from './file-refusals.js';
export { useFileProblemText, type FileProblem } from './use-file-problem-text.js';
export { useObjectUrl } from './use-object-url.js';
