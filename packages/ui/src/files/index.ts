export { byteText } from './byte-text.js';
export { readRows, writeRows, type CsvRow } from './csv.js';
export { DropArea } from './drop-area.js';
export { FileRefusals } from './file-refusals.js';
export { readTextFile, type TextFile } from './text-file.js';
export { useFileProblemText, type FileProblem } from './use-file-problem-text.js';
export { useObjectUrl } from './use-object-url.js';
