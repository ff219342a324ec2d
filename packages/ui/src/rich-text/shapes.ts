import { EMOJI_ALT } from './emoji.js';
import type { RichMark, RichTag } from './rich-node.js';

/** How a tag is mapped into the tree. A tag without a shape is replaced by its children. */
export interface Shape {
  tag: RichTag;
  mark: RichMark | null;
  /** Starts and ends a line. */
  isBlock: boolean;
  /** May contain blocks; other elements contain inline content only. */
  holdsBlocks: boolean;
}

const SHAPES = new Map<string, Shape>();

function shape(names: string, form: Pick<Shape, 'isBlock' | 'holdsBlocks'>, tag?: RichTag, mark: RichMark | null = null): void {
  for (const name of names.split(' ')) SHAPES.set(name, { ...form, tag: tag ?? (name as RichTag), mark });
}

const container = { isBlock: true, holdsBlocks: true };
const paragraph = { isBlock: true, holdsBlocks: false };
const inline = { isBlock: false, holdsBlocks: false };

shape('div blockquote ul ol li details', container);
// Tables are flattened: rows become lines and cells inline elements, so that no post is wider than its column.
shape('section article header footer figure figcaption center dl dt dd table caption', container, 'div');
shape('address main aside nav hgroup fieldset select optgroup', container, 'div');
shape('tr', container, 'div', 'row');
shape('p pre summary hr', paragraph);
shape('option legend', paragraph, 'p');
shape('xmp listing plaintext', paragraph, 'pre');
// Headings of a post must not appear in the page's outline.
shape('h1 h2 h3 h4 h5 h6', paragraph, 'p', 'heading');
shape('br del s em strong b i u sub sup ruby rt rp code', inline);
shape('strike', inline, 's');
shape('ins', inline, 'u');
shape('tt kbd samp', inline, 'code');
shape('td th', inline, 'span', 'cell');

export function shapeOf(name: string): Shape | undefined {
  return SHAPES.get(name);
}

const WORDLESS = new Set(['data', 'svg', 'iframe', 'video', 'audio', 'canvas', 'embed', 'object', 'marquee']);
/** Fields that have no words, or no words for readers. */
const NO_WORDS = /^(?:hidden|password|checkbox|radio|file|range|color|image)$/i;
/** The words of a picture, as opposed to an emoji or a sign. */
const WORDS = /[\p{L}\p{N}]{2}/u;

/**
 * The words of an element that is not shown itself: the description of a picture or drawing, the title of a frame or player, the text in a
 * field, the name of a group of options, or of an option without a text. '' for any other element. An emoji is only itself.
 */
export function wordsFor(name: string, attribute: (name: string) => string | null, isBlank: () => boolean): string {
  if (name === 'input') return NO_WORDS.test(attribute('type') ?? '') ? '' : inBrackets(attribute('value') ?? '');
  if (name === 'img') {
    const alternative = attribute('alt') ?? '';
    return EMOJI_ALT.test(alternative) ? alternative : inBrackets(alternative);
  }
  if (name === 'optgroup' || name === 'option') {
    const label = (attribute('label') ?? '').trim();
    return name === 'optgroup' || (label !== '' && isBlank()) ? label : '';
  }
  return WORDLESS.has(name) ? inBrackets(attribute('title') ?? '') : '';
}

const inBrackets = (words: string): string => {
  const text = words.trim();
  return WORDS.test(text) ? `[${text}]` : text;
};
