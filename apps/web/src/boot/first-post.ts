/** The first post of Home as plain text, to be read while the app is on its way. */
export interface FirstPost {
  readonly name: string;
  readonly handle: string;
  /** BCP 47; null where the server does not say. */
  readonly language: string | null;
  readonly paragraphs: readonly string[];
}

/** The settings that decide whether a post is read here. */
export interface FirstPostSettings {
  readonly expandSpoilers: boolean;
}

/** Longer posts are collapsed in the list: their first part may end here. */
const TEXT_LENGTH = 1_000;

/** The app shows such a host with other letters. */
const ENCODED_HOST = /@.*(?:xn--|[^\x20-\x7e])/i;

/**
 * The first post of a page as a server sent it. Null where the post's row begins with anything but its author, or has no text to read
 * yet: reposts, replies, content warnings, filtered posts, hosts that the app shows with other letters, and answers that are no list of posts.
 */
export function firstPost(page: unknown, { expandSpoilers }: FirstPostSettings): FirstPost | null {
  const status = Array.isArray(page) ? fieldsOf(page[0]) : {};
  const account = fieldsOf(status['account']);
  const { acct } = account;
  const { content } = status;
  if (typeof acct !== 'string' || typeof content !== 'string' || acct === '' || ENCODED_HOST.test(acct)) return null;
  const hasLineAbove = isPresent(status['reblog']) || isPresent(status['in_reply_to_id']);
  const isFiltered = Array.isArray(status['filtered']) && status['filtered'].length > 0;
  const isCovered = !expandSpoilers && typeof status['spoiler_text'] === 'string' && status['spoiler_text'] !== '';
  const paragraphs = paragraphsOf(content);
  if (hasLineAbove || isFiltered || isCovered || paragraphs.length === 0) return null;
  const name = typeof account['display_name'] === 'string' ? withoutEmojis(account['display_name']) : '';
  const language = typeof status['language'] === 'string' ? status['language'] : null;
  return { name: name === '' ? (acct.split('@')[0] ?? acct) : name, handle: `@${acct}`, language, paragraphs };
}

const isPresent = (value: unknown): boolean => value !== null && value !== undefined;

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Custom emojis are pictures: their names would be replaced a moment later. */
const withoutEmojis = (text: string): string => text.replaceAll(/:[\w-]+:/g, '').trim();

/**
 * The text of a post's HTML, without markup. It is shown as text, never parsed: whatever it contains cannot become an element. Mastodon
 * hides parts of links with the class `invisible`.
 */
export function paragraphsOf(html: string): string[] {
  const text = html
    .slice(0, 4 * TEXT_LENGTH)
    .replaceAll(/<(script|style)(?=[\s/>])[^]*?(?:<\/\1\s*>|$)/gi, '')
    .replaceAll(/<span class="invisible">[^<]*<\/span>/g, '')
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/<\/(?:p|div|li|blockquote|pre|h\d)>/gi, '\n\n')
    .replaceAll(/<[^>]*(?:>|$)/g, '');
  return withoutEmojis(unescapeEntities(text))
    .slice(0, TEXT_LENGTH)
    .split(/\n{2,}/)
    .map(paragraph => paragraph.trim())
    .filter(paragraph => paragraph !== '');
}

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }),
);

function unescapeEntities(text: string): string {
  return text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities.get(name.toLowerCase()) ?? whole;
    const point = name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : '';
  });
}
