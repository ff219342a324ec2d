/** Styles that decide where the characters of a text area are. */
const copied = [
  'box-sizing',
  'border-width',
  'border-style',
  'padding',
  'font',
  'letter-spacing',
  'word-spacing',
  'text-indent',
  'text-align',
  'direction',
  'unicode-bidi',
  'tab-size',
] as const;

/** The place of a character of a text area in the viewport, in px: where its line begins and ends, and its inline edge. */
export interface CharacterBox {
  readonly top: number;
  readonly bottom: number;
  readonly x: number;
}

/** Measures a character in a copy of the text area: browsers do not tell where the text of a field is. */
export function characterBox(field: HTMLTextAreaElement, offset: number): CharacterBox {
  const style = getComputedStyle(field);
  const copy = document.createElement('div');
  for (const name of copied) copy.style.setProperty(name, style.getPropertyValue(name));
  copy.dir = field.dir;
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    inlineSize: `${field.offsetWidth}px`,
  });
  const mark = document.createElement('span');
  mark.textContent = '\u200b';
  copy.append(field.value.slice(0, offset), mark, field.value.slice(offset));
  field.after(copy);
  const own = copy.getBoundingClientRect();
  const at = mark.getBoundingClientRect();
  copy.remove();
  const { left, top } = field.getBoundingClientRect();
  return {
    top: top + at.top - own.top - field.scrollTop,
    bottom: top + at.bottom - own.top - field.scrollTop,
    x: left + at.left - own.left,
  };
}

/**
 * Replaces a range of a text area as typing does, so that the browser can undo it, and sets the caret behind it. Falls back to a change that
 * it cannot undo.
 */
export function insertText(field: HTMLTextAreaElement, text: string, start: number, end: number): void {
  field.focus();
  field.setSelectionRange(start, end);
  // Deprecated without a successor: nothing else writes to the undo history.
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
