import { safeUrl } from './safe-url.js';
import { MAX_BIG_EMOJI } from './limits.js';
import type { RichNode } from './rich-node.js';

/** A custom emoji, with the API's field names. */
export interface RichEmoji {
  shortcode: string;
  url: string;
  /** The still version of the image; '' when there is none. */
  static_url: string;
}

/** Custom emoji by shortcode, validated by `emojiMap`. */
export type EmojiMap = ReadonlyMap<string, RichEmoji>;

const SHORTCODE = /^[\w-]{1,64}$/;
const UNICODE_EMOJI =
  /(?:\p{RI}\p{RI}|[#*\d]\uFE0F?\u20E3|\p{Extended_Pictographic}[\uFE0F\p{EMod}]?[\u{E0020}-\u{E007F}]*(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{EMod}]?)*)/gu;

/** Validates custom emoji. One with an invalid shortcode or URL is dropped, so its shortcode stays text. */
export function emojiMap(emojis: readonly RichEmoji[]): EmojiMap {
  const map = new Map<string, RichEmoji>();
  for (const { shortcode, url, static_url } of emojis) {
    const safe = safeUrl(url, 'emoji');
    if (safe === null || !SHORTCODE.test(shortcode)) continue;
    map.set(shortcode, { shortcode, url: safe, static_url: safeUrl(static_url, 'emoji') ?? safe });
  }
  return map;
}

/** Splits a text into strings and custom emoji, in order. */
export function splitEmoji(text: string, emojis: EmojiMap): (string | RichEmoji)[] {
  if (emojis.size === 0 || !text.includes(':')) return [text];
  const pieces: (string | RichEmoji)[] = [];
  let done = 0;
  let open = text.indexOf(':');
  while (open !== -1) {
    const close = text.indexOf(':', open + 1);
    if (close === -1) break;
    const emoji = close - open <= 65 ? emojis.get(text.slice(open + 1, close)) : undefined;
    if (emoji === undefined) {
      open = close;
      continue;
    }
    if (open > done) pieces.push(text.slice(done, open));
    pieces.push(emoji);
    done = close + 1;
    open = text.indexOf(':', done);
  }
  if (done < text.length) pieces.push(text.slice(done));
  return pieces;
}

/** Whether a text consists of one to {@link MAX_BIG_EMOJI} emoji of either kind and white space. */
export function isOnlyEmoji(nodes: readonly RichNode[], emojis: EmojiMap): boolean {
  const text = simpleText(nodes);
  if (text === null || text.length > 1_000) return false;
  let count = 0;
  let rest = '';
  for (const piece of splitEmoji(text, emojis)) {
    if (typeof piece === 'string') rest += piece;
    else count += 1;
  }
  const other = rest.replace(UNICODE_EMOJI, () => {
    count += 1;
    return '';
  });
  return other.trim() === '' && count > 0 && count <= MAX_BIG_EMOJI;
}

/** The text of a tree of plain paragraphs and line breaks; null for any other tree. */
function simpleText(nodes: readonly RichNode[]): string | null {
  let text = '';
  for (const node of nodes) {
    if (node.type === 'text') text += node.text;
    else if (node.type === 'element' && (node.tag === 'br' || (node.tag === 'p' && node.mark === null))) {
      const within = simpleText(node.children);
      if (within === null) return null;
      text += ` ${within}`;
    } else return null;
  }
  return text;
}

/** The alternative text of an image that stands for an emoji. */
export const EMOJI_ALT = /^(?::[\w-]{1,64}:|(?:\p{Extended_Pictographic}|\p{Emoji_Component}){1,32})$/u;
