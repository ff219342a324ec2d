import { MAX_MENTIONS } from './limits.js';
import { hostKey } from '../hosts/hosts.js';
import { isSameUrl, normalUrl } from './link-text.js';
import type { RichLink } from './rich-node.js';
import { hashtagIn, markOf, withoutSign } from '../text-marks/text-marks.js';
import { treeText } from './tree-text.js';

/** A mentioned account, with the API's field names. */
export interface RichMention {
  id: string;
  username: string;
  acct: string;
  url: string;
}

/** A hashtag of a text, with the API's field names. */
export interface RichTag {
  name: string;
  url: string;
}

/** The target of a link, after comparison with the mentions and hashtags of its status. */
export type LinkTarget =
  | {
      kind: 'mention';
      mention: RichMention;
      /** The account's handle when the text names another one; else null. */ shownAcct: string | null;
    }
  | { kind: 'hashtag'; name: string }
  | { kind: 'external' };

const EXTERNAL: LinkTarget = { kind: 'external' };

/** Creates the function that finds link targets for one text. Only the first {@link MAX_MENTIONS} mentions count. */
export function linkTargets(mentions: readonly RichMention[], tags: readonly RichTag[]): (link: RichLink) => LinkTarget {
  const byUrl = new Map(mentions.slice(0, MAX_MENTIONS).map(mention => [normalUrl(mention.url), mention]));
  const names = new Set(tags.map(tag => tag.name.toLowerCase()));
  return link => {
    const text = treeText(link.children).trim();
    const mention = byUrl.get(normalUrl(link.href));
    if (mention !== undefined && (link.claim === 'mention' || markOf(text) === '@')) {
      return { kind: 'mention', mention, shownAcct: isNamed(text, mention) ? null : mention.acct };
    }
    const written = hashtagIn(text)?.toLowerCase();
    if (written === undefined) return EXTERNAL;
    const isTag =
      link.claim === 'tag' ||
      (link.claim === 'hashtag' && names.has(written)) ||
      tags.some(tag => tag.name.toLowerCase() === written && isSameUrl(tag.url, link.href));
    return isTag ? { kind: 'hashtag', name: written } : EXTERNAL;
  };
}

function isNamed(text: string, mention: RichMention): boolean {
  const name = handleKey(withoutSign(text));
  const acct = handleKey(mention.acct);
  // The server lists a local account without its host; the text may include it.
  return (
    name === mention.username.toLowerCase() || name === acct || (!acct.includes('@') && name === `${acct}@${hostOf(mention.url)}`)
  );
}

/** The form in which handles are compared. */
function handleKey(handle: string): string {
  const at = handle.lastIndexOf('@') + 1;
  return handle.slice(0, at).toLowerCase() + hostKey(handle.slice(at));
}

function hostOf(url: string): string {
  return normalUrl(url).split('/', 1)[0] ?? '';
}
