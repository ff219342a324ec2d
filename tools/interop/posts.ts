/** A JSON object of a server. */
export type Json = Readonly<Record<string, unknown>>;

/** The visible facts of a post, in a form that the API and the page have in common. */
export interface PostFacts {
  readonly id: string;
  /** The name of the author without host. */
  readonly author: string;
  readonly isReblog: boolean;
  /** Letters and digits of the text, without links. */
  readonly text: string;
  readonly warning: string;
  readonly options: readonly string[];
  readonly hasMedia: boolean;
  /** Null where the page offers no such button. */
  readonly isLiked: boolean | null;
  readonly isReposted: boolean | null;
  readonly isBookmarked: boolean | null;
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'" };

function decodeEntities(text: string): string {
  return text.replaceAll(/&(#x?[\da-f]+|[a-z]+);/gi, (whole, name: string) => {
    const known = named[name.toLowerCase()];
    if (known !== undefined) return known;
    if (!name.startsWith('#')) return whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}

const stripTags = (html: string): string => html.replaceAll(/<[^>]*>/g, '');

/** Letters and digits only: both sides write spaces, line breaks and punctuation around links in their own way. */
export function lettersOf(text: string): string {
  return text.normalize('NFC').replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The letters of an HTML text as a page shows them: without scripts, quote links and links that are shown as their address. */
export function textOfHtml(html: string): string {
  const shown = html
    .replaceAll(/<(script|style|title|textarea|noscript)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/<(p|span)\b[^>]*\bquote-inline\b[^>]*>[\s\S]*?<\/\1>/gi, '')
    .replaceAll(/<a\b[^>]*>([\s\S]*?)<\/a>/gi, (whole, inner: string) => {
      const text = decodeEntities(stripTags(inner)).trim();
      return isAddress(text) ? '' : whole;
    })
    .replaceAll(/<img\b[^>]*\balt="([^"]*)"[^>]*>/gi, '$1');
  return lettersOf(decodeEntities(stripTags(shown)).replaceAll(/https?:\/\/\S+/g, ''));
}

/** True for the text of a link that is its address, also where it is cut. */
export function isAddress(text: string): boolean {
  return /^(?:https?:\/\/|www\.)\S+$/i.test(text) || /^[\w.-]+\.[a-z]{2,}(?:[/:…]\S*)?$/i.test(text);
}

const record = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The post inside any reblog. A server may answer a reblog under the id of the post, so the depth has a bound. */
export function innerStatus(status: Json): Json {
  let inner = status;
  for (let depth = 0; depth < 3 && record(inner['reblog'])['id'] !== undefined; depth += 1) inner = record(inner['reblog']);
  return inner;
}

/** The facts of a status as the API answers it. */
export function factsOfStatus(status: Json): PostFacts {
  const inner = innerStatus(status);
  return {
    id: text(inner['id']),
    author: text(record(inner['account'])['username']).split('@')[0] ?? '',
    isReblog: inner !== status,
    text: textOfHtml(text(inner['content'])),
    warning: lettersOf(text(inner['spoiler_text'])),
    options: list(record(inner['poll'])['options']).map(option => lettersOf(text(record(option)['title']))),
    hasMedia: list(inner['media_attachments']).length > 0,
    isLiked: inner['favourited'] === true,
    isReposted: inner['reblogged'] === true,
    isBookmarked: inner['bookmarked'] === true,
  };
}

/** A name of the row of a post: a reblog and the post inside may share an id. */
export function keyOf(post: PostFacts): string {
  return `${post.isReblog ? 'reblog of ' : ''}${post.id}`;
}

/** Removes items that a server repeats, within a page or across pages. */
export function withoutRepeats(statuses: readonly Json[]): Json[] {
  const seen = new Set<string>();
  return statuses.filter(status => {
    const key = [status['id'], record(status['account'])['id'], innerStatus(status)['id'], status['reblog'] !== null].join(' ');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
