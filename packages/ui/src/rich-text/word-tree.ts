import { cleanText } from './clean-name.js';
import { MAX_NODES } from './limits.js';
import { trimLayoutSpace } from './node-collector.js';
import { htmlCharacters, paragraph } from './plain-paragraphs.js';
import type { RichNode } from './rich-node.js';
import { shapeOf } from './shapes.js';

/** The alternative text of an image that stands for an emoji. */
export const EMOJI_ALT = /^(?::[\w-]{1,64}:|(?:\p{Extended_Pictographic}|\p{Emoji_Component}){1,32})$/u;

const HIDDEN = /<!--[\s\S]*?(?:-->|$)|<(script|style|template|textarea|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<\/?([a-z][^\s/<>]*)[^<>]*>/gi;
const ALT = /\balt=(?:"([^"]*)"|'([^']*)')/i;
/** Ends a block. No text has one: `cleanText` removes it. */
const END = '\0';

/**
 * The words of untrusted HTML, in their paragraphs and lines, without links, lists and emphasis. It needs no DOM, so a server and the browser that
 * hydrates its markup arrive at the same tree.
 *
 * @param html A part of a text, as `htmlParts` cuts it.
 */
export function wordTree(html: string): readonly RichNode[] {
  return /[<&]/.test(html) ? withoutMarkup(html) : textOnly(html);
}

/** Strips the markup of HTML. A text of very many blocks becomes one. */
export function withoutMarkup(html: string): RichNode[] {
  const words = html.replace(HIDDEN, '').replace(TAG, textOfTag);
  const blocks = words.split(END);
  if (blocks.length + words.split('<br>').length < MAX_NODES) return blocks.flatMap(paragraph);
  return textOnly(htmlCharacters(words.replaceAll(END, ' ').replaceAll('<br>', ' ')));
}

/** A text without markup. */
export function textOnly(text: string): RichNode[] {
  const cleaned = cleanText(text);
  return cleaned === '' ? [] : trimLayoutSpace([{ type: 'text', text: cleaned }]);
}

function textOfTag(tag: string, name: string): string {
  const known = name.toLowerCase();
  if (known === 'br') return '<br>';
  if (known !== 'img') return shapeOf(known)?.isBlock === true ? END : '';
  const [, double, single] = ALT.exec(tag) ?? [];
  const alternative = htmlCharacters(double ?? single ?? '');
  return EMOJI_ALT.test(alternative) ? alternative : '';
}
