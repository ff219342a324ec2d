import { CUT_MARKER, MAX_HTML_LENGTH, MAX_PART_LENGTH } from './limits.js';
import { withoutHidden } from './word-tree.js';

const LONGEST_ENTITY = 10;

/**
 * Splits long HTML into parts of at most {@link MAX_PART_LENGTH} units, each parsed and laid out on its own, so that no text freezes the page.
 * A part ends after a paragraph or a line break, else after a word; a link or a list that reaches into the next part is plain text there.
 */
export function htmlParts(html: string): string[] {
  if (html.length <= MAX_PART_LENGTH) return [html];
  // A part that began within a script or a style sheet would show its code.
  const read = withoutHidden(html.slice(0, MAX_HTML_LENGTH));
  if (read.length <= MAX_PART_LENGTH && html.length < MAX_HTML_LENGTH) return [read];
  const parts: string[] = [];
  for (let start = 0; start < read.length;) {
    const longest = read.slice(start, start + MAX_PART_LENGTH);
    const part = start + longest.length === read.length ? longest : longest.slice(0, endOf(longest));
    parts.push(part);
    start += part.length;
  }
  // The parser of a status ends long texts there.
  return html.length >= MAX_HTML_LENGTH ? [...parts, CUT_MARKER] : parts;
}

/** Where to end a part, in units from its start: at least 1. */
function endOf(html: string): number {
  const half = html.length / 2;
  const block = Math.max(...['</p>', '<br>', '<br/>', '<br />'].map(tag => html.lastIndexOf(tag) + tag.length));
  if (block > half) return block;
  const open = html.lastIndexOf('<');
  const close = html.lastIndexOf('>');
  // A tag that does not end here belongs to the next part; one that began long ago has no end.
  if (open > close) return open > half ? open : html.length;
  const space = html.lastIndexOf(' ');
  if (space > Math.max(close, half)) return space + 1;
  const entity = html.lastIndexOf('&');
  if (entity > html.length - LONGEST_ENTITY) return entity;
  return /[\uD800-\uDBFF]$/.test(html) ? html.length - 1 : html.length;
}
