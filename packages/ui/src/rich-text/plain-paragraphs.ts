import { cleanText } from '../text-marks/clean-name.js';
import { MAX_NODES } from './limits.js';
import { element, NodeCollector, trimLayoutSpace } from './node-collector.js';
import type { RichNode } from './rich-node.js';

// The parser drops NUL and turns CR into LF: texts with either are left to it.
// oxlint-disable-next-line no-control-regex -- matches NUL on purpose
const PLAIN = /^(?:<p>[^<&\0\r]*(?:(?:&(?:amp|lt|gt|quot|#39);|<br ?\/?>)[^<&\0\r]*)*<\/p>)+$/;
/** `<p></p>` is the shortest element; no shorter text has MAX_NODES of them. */
const MAX_PLAIN_LENGTH = MAX_NODES;
const CHARACTERS: ReadonlyMap<string, string> = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }));

/**
 * Reads HTML of nothing but paragraphs, line breaks and escaped characters without the browser's parser: most posts are that, and
 * parsing one takes longer than the rest of its row. The result is what the parser leads to; null for any other HTML.
 */
export function plainParagraphs(html: string): RichNode[] | null {
  if (html.length > MAX_PLAIN_LENGTH || !PLAIN.test(html)) return null;
  return html
    .slice('<p>'.length, -'</p>'.length)
    .split('</p><p>')
    .flatMap(text => paragraph(text, characters));
}

function characters(text: string): string {
  return text.replace(/&([a-z]+|#39);/g, (_, name: string) => CHARACTERS.get(name) ?? '');
}

/** A paragraph of text and line breaks, nothing when it is empty. `decode` replaces the escaped characters of a line. */
export function paragraph(html: string, decode: (line: string) => string): RichNode[] {
  const collector = new NodeCollector();
  html.split(/<br ?\/?>/).forEach((line, index) => {
    if (index > 0) collector.push(element('br'));
    collector.text(cleanText(decode(line)));
  });
  const children = trimLayoutSpace(collector.nodes);
  const isEmpty = children.every(child => child.type === 'text' && child.text.trim() === '');
  return isEmpty ? [] : [element('p', children)];
}
