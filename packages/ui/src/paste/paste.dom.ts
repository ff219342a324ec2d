import { insertText } from '../completion/caret.dom.js';
import { richTree } from '../rich-text/rich-tree.dom.js';
import { pastedFiles } from './pasted-files.dom.js';
import { pastedText } from './pasted-text.js';

/**
 * The text of a clipboard or a drop, never markup: with the addresses of its links and the marks of its lists. Empty: there is none, or files are
 * meant.
 */
export function transferredText(data: DataTransfer): string {
  return pastedText({ plain: data.getData('text/plain'), html: data.getData('text/html'), files: [...data.files] }, richTree);
}

/**
 * Pastes into a text area: text before files, as a program may put a picture of the text beside it. Returns whether it is done; else the browser
 * pastes.
 *
 * @param onFiles Takes files; returns whether it did.
 */
export function pasteInto(
  field: HTMLTextAreaElement,
  data: DataTransfer,
  onFiles: ((files: readonly File[]) => boolean) | undefined,
): boolean {
  if (field.readOnly) return false;
  const files = pastedFiles(data);
  if (files.length > 0) return onFiles?.(files) === true;
  const text = transferredText(data);
  if (text === '' || text === data.getData('text/plain')) return false;
  insertText(field, text, field.selectionStart, field.selectionEnd);
  return true;
}
