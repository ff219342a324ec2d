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
  'unicode-bidi',
  'tab-size',
] as const;

/** The place of a character of a text area in the viewport, in px: where its line begins and ends, and its inline edge. */
export interface CharacterBox {
  readonly top: number;
  readonly bottom: number;
  readonly x: number;
}

export interface CharacterRuler {
  /** The box of the character at an offset. */
  measure(offset: number): CharacterBox;
  /** Whether the word at the measured offset may have moved to another line: it has come near the end of the line. */
  mayHaveMoved(): boolean;
  remove(): void;
}

/**
 * Measures the characters of a text area in a copy of it: browsers do not tell where the text of a field is. The copy stays until `remove`. Its
 * layout is contained: a new text in it lays out nothing else.
 */
export function createCharacterRuler(field: HTMLTextAreaElement): CharacterRuler {
  const style = getComputedStyle(field);
  const copy = document.createElement('div');
  for (const name of copied) copy.style.setProperty(name, style.getPropertyValue(name));
  Object.assign(copy.style, {
    position: 'absolute',
    contain: 'strict',
    blockSize: '1px',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  });
  copy.ariaHidden = 'true';
  // The character itself: behind a mark of its own, the word could break.
  const mark = document.createElement('span');
  const parts = [document.createTextNode(''), document.createTextNode(''), document.createTextNode('')] as const;
  mark.append(parts[1]);
  copy.append(parts[0], mark, parts[2]);
  field.after(copy);
  const em = Number.parseFloat(style.fontSize);
  let measured = { offset: 0, room: 0 };
  return {
    measure(offset) {
      const { value } = field;
      setData(parts[0], value.slice(0, offset));
      setData(parts[1], value.slice(offset, offset + 1));
      setData(parts[2], value.slice(offset + 1, wordEnd(value, offset)));
      copy.style.inlineSize = `${field.offsetWidth}px`;
      copy.style.direction = style.direction;
      const own = copy.getBoundingClientRect();
      const at = mark.getBoundingClientRect();
      const isRightToLeft = style.direction === 'rtl';
      const edge = isRightToLeft ? at.right : at.left;
      const { left, top } = field.getBoundingClientRect();
      measured = { offset, room: isRightToLeft ? edge - own.left : own.right - edge };
      return {
        top: top + at.top - own.top - field.scrollTop,
        bottom: top + at.bottom - own.top - field.scrollTop,
        x: left + edge - own.left,
      };
    },
    // A letter is at most about as wide as its height.
    mayHaveMoved: () => (wordEnd(field.value, measured.offset) - measured.offset) * em > measured.room,
    remove: () => copy.remove(),
  };
}

function setData(node: Text, text: string): void {
  if (node.data !== text) node.data = text;
}

/** The end of the word that an offset is in: it stays in one line as long as a line has room for it. */
function wordEnd(text: string, offset: number): number {
  const space = text.slice(offset).search(/\s/);
  return space < 0 ? text.length : offset + space;
}

/**
 * Replaces a range of a field as typing does, so that the browser can undo it, and sets the caret behind it. Falls back to a change that
 * it cannot undo.
 */
export function insertText(field: HTMLTextAreaElement | HTMLInputElement, text: string, start: number, end: number): void {
  field.focus();
  field.setSelectionRange(start, end);
  // Deprecated without a successor: nothing else writes to the undo history.
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
