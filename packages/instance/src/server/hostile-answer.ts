/** Answers of a server that sends as much of everything as it can. */

/**
 * `long`: a megabyte in fields of HTML, a part of it in others, in the author of each post and in the second half of a page: with
 * more, the answer itself is what takes time. `wide`: one word. `marks`: letters under hundreds of accents. `many`: long lists.
 */
export const hostileTexts = [
  'long',
  'emoji',
  'customEmoji',
  'nested',
  'wide',
  'table',
  'links',
  'lines',
  'marks',
  'many',
] as const;
export type HostileText = (typeof hostileTexts)[number];

const COLUMNS = 50_000;
const MANY = 10_000;
const MANY_IN_PART = 1000;
const LEVELS = 300;
const MEGABYTE = 1_048_576;
const LONG_PLAIN = 16_384;
const HTML_FIELDS = new Set(['content', 'note', 'value']);
const SENTENCE = 'All lines are running. ';

/** The same HTML is sent in fields of plain text, to show whether they are read as HTML. */
const htmlOf: Record<HostileText, string> = {
  long: `<p>${SENTENCE.repeat(MEGABYTE / SENTENCE.length)}</p>`,
  emoji: '🚋'.repeat(MANY),
  customEmoji: Array.from({ length: MANY }, (_, index) => `:e${index}:`).join(''),
  nested: `${'<blockquote><ul><li>'.repeat(LEVELS)}deep`,
  wide: 'w'.repeat(COLUMNS),
  table: `<table><tr>${'<td>1</td>'.repeat(COLUMNS)}</tr></table><pre>${'1 | '.repeat(COLUMNS)}</pre>`,
  links: Array.from({ length: MANY }, (_, index) => `<a class="mention" href="https://a.example/@a${index}">@a${index}</a>`).join(
    ' ',
  ),
  lines: `${'line<br>'.repeat(MANY)}${'\n'.repeat(MANY)}`,
  marks: 'a\u0301\u0301\u0301\u0489\u0e47'.repeat(MANY),
  many: 'Many of everything.',
};

/** Values of these fields are no texts: ids, addresses, dates, and words of the API. */
const MACHINE_FIELD =
  /(?:^|_)(?:id|ids|uri|url|urls|at|type|state|static|key|hash)$|^(?:acct|username|fqn|visibility|language|blurhash|avatar|header|image|color|permissions|privacy|context|filter_action|category|shortcode|size|day|uses|next|version|authorized|birthday|emoji)$/;

/** Parts of a status that other answers have in full. */
const PARTS = new Set(['account', 'poll']);

/** Lists of an answer whose items are hostile in turn. */
const PAGES = new Set(['ancestors', 'descendants', 'accounts', 'statuses', 'notification_groups', 'hashtags']);

/** The lengths of the lists of one entity, in a text that consists of `many` of them or that needs them. */
const LENGTHS: Partial<Record<HostileText, Readonly<Record<string, number>>>> = {
  many: {
    options: 500,
    media_attachments: 1000,
    fields: 1000,
    roles: 1000,
    emoji_reactions: 1000,
    reactions: 1000,
    rules: 1000,
    tags: 1000,
  },
  customEmoji: { emojis: MANY },
  links: { mentions: MANY, tags: MANY },
};

/**
 * The answer with every text replaced. The items of a page take the texts in turn: statuses first with a link card, then with shorter texts behind a
 * warning with files. What follows them stays.
 *
 * @param kind The text of all.
 */
export function hostileJson(value: unknown, kind?: HostileText): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => {
      const isCovered = index >= hostileTexts.length;
      const text = kind ?? hostileTexts[isCovered ? index - hostileTexts.length : index];
      return text === undefined ? item : harmed(withParts(item, isCovered), '', text, isCovered);
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  const isPage = Object.keys(value).some(key => PAGES.has(key));
  if (!isPage) return harmed(withParts(value, false), '', kind ?? 'long');
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [key, PAGES.has(key) ? hostileJson(item, kind) : item]),
  );
}

/** A status with a poll, and with either a link card or a warning and files. Other entities stay. */
function withParts(item: unknown, isCovered: boolean): unknown {
  if (typeof item !== 'object' || item === null || !('content' in item && 'account' in item)) return item;
  const id = 'id' in item ? String(item.id) : '';
  const poll = { id, expires_at: null, multiple: true, votes_count: 3, options: [option, option], emojis: [] };
  const reactions = [{ name: '🚋', count: 3, me: false }];
  const rest = { ...item, poll, emoji_reactions: reactions, reactions, reblog: null };
  if (!isCovered) return { ...rest, card, media_attachments: [], spoiler_text: undefined };
  const files = ['image', 'video', 'audio', 'unknown'].map((type, index) => ({
    ...file,
    id: `${id}${index}`,
    type,
  }));
  return { ...rest, card: null, media_attachments: files, spoiler_text: 'text', sensitive: true };
}

const option = { title: 'text', votes_count: 1 };
const file = { url: '/media/missing.png', preview_url: null, description: 'text', meta: null };
const card = {
  url: 'https://a.example/',
  title: 'text',
  description: 'text',
  type: 'link',
  author_name: 'text',
  provider_name: 'text',
  image: null,
  html: '',
};

function harmed(value: unknown, field: string, kind: HostileText, isPart = false): unknown {
  if (typeof value === 'string') return MACHINE_FIELD.test(field) ? value : textFor(field, kind, isPart);
  if (Array.isArray(value)) return repeated(value, field, kind, isPart).map(item => harmed(item, field, kind, isPart));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [key, harmed(item, key, kind, isPart || PARTS.has(key))]),
  );
}

const textFor = (field: string, kind: HostileText, isPart: boolean): string =>
  HTML_FIELDS.has(field) && !isPart ? htmlOf[kind] : htmlOf[kind].slice(0, LONG_PLAIN);

/** A list as long as `kind` demands, its items told apart by what identifies them. */
function repeated(items: readonly unknown[], field: string, kind: HostileText, isPart: boolean): readonly unknown[] {
  const length = LENGTHS[kind]?.[field];
  if (length === undefined) return items;
  if (field === 'emojis') return Array.from({ length: isPart ? MANY_IN_PART : length }, (_, index) => emojiOf(index));
  const first = items[0];
  if (typeof first !== 'object' || first === null) return items;
  return Array.from({ length }, (_, index) => ({ ...first, ...identityOf(first, index) }));
}

/** A picture of one pixel, under an address of its own: `#` keeps it one file. */
const emojiOf = (index: number) => {
  const url = `https://a.example/emoji.png#${index}`;
  return { shortcode: `e${index}`, url, static_url: url, visible_in_picker: true };
};

function identityOf(item: object, index: number): object {
  if ('acct' in item) return { id: `${index}`, acct: `a${index}@a.example`, url: `https://a.example/@a${index}` };
  return 'id' in item ? { id: `${String(item.id)}${index}` } : {};
}
