/** Whether the browser lets a text area grow by itself. */
const growsByItself = globalThis.CSS?.supports?.('field-sizing', 'content') ?? true;

/** Gives a text area the height of its text, in browsers without `field-sizing: content`. The style sheet has the greatest height. */
export function growToText(element: HTMLTextAreaElement): void {
  if (growsByItself) return;
  element.style.blockSize = 'auto';
  element.style.blockSize = `${element.scrollHeight}px`;
}
