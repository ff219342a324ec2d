import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingPaths } from '../test-support/missing-paths.js';
import { ads, rumbleAds } from './ad.js';
import { parseAccount } from './account.js';
import { parseChat } from './chat.js';
import { createDecoding } from './decode.js';
import { tags } from './hashtag.js';
import { parseInstance, parseNodeInfo, parseNodeInfoLink } from './instance.js';
import { parseRelationship } from './relationship.js';
import { parseSiteSettings } from './site-settings.js';
import { parseStatus } from './status.js';
import { parseSuggestion } from './suggestion.js';

const VARIANTS = 12_000;

const emoji = {
  shortcode: 'boat',
  url: 'https://a.test/boat.png',
  static_url: 'https://a.test/boat.png',
  visible_in_picker: true,
  category: 'sea',
};
const account = {
  id: '2',
  username: 'mara',
  acct: 'mara@a.test',
  url: 'https://a.test/@mara',
  display_name: 'Mara',
  note: '<p>Hello</p>',
  avatar: 'https://a.test/a.png',
  emojis: [emoji],
  fields: [{ name: 'Boat', value: '<a href="https://a.test">x</a>', verified_at: '2026-01-01T00:00:00Z' }],
  roles: [{ id: '1', name: 'Crew', color: '#123456' }],
  role: { id: '1', name: 'Crew', permissions: '1', highlighted: true },
  source: { note: 'Hello', privacy: 'public', fields: [{ name: 'a', value: 'b' }] },
  moved: { id: '3', acct: 'mara@b.test' },
  pleroma: { tags: ['verified'], is_admin: true, favicon: 'https://a.test/f.png', settings_store: {} },
};
const inner = { id: '7', account, content: '<p>Inside</p>', visibility: 'public' };
const full = {
  id: '1',
  uri: 'https://a.test/1',
  url: 'https://a.test/@mara/1',
  created_at: '2026-11-20T12:00:00Z',
  edited_at: null,
  account,
  content: '<p>Hello</p>',
  spoiler_text: '',
  sensitive: false,
  visibility: 'public',
  language: 'en',
  in_reply_to_id: '9',
  reblog: inner,
  quote: { state: 'accepted', quoted_status: inner },
  media_attachments: [
    {
      id: '1',
      type: 'image',
      url: 'https://a.test/i.png',
      meta: { original: { width: 4, height: 3 }, focus: { x: 0, y: 1 } },
      pleroma: { mime_type: 'image/png' },
    },
  ],
  mentions: [{ id: '3', username: 'bo', acct: 'bo', url: 'https://a.test/@bo' }],
  tags: [{ name: 'boat', url: 'https://a.test/tags/boat' }],
  emojis: [emoji],
  card: { url: 'https://b.test', title: 'B', type: 'link', authors: [{ name: 'x' }], image: 'https://b.test/i.png' },
  poll: { id: '1', options: [{ title: 'a', votes_count: 1 }], own_votes: [0], emojis: [emoji] },
  application: { name: 'app', website: null },
  filtered: [{ filter: { id: '1', title: 'x', context: ['home'] }, keyword_matches: ['x'] }],
  reactions: [{ name: 'boat', count: 1, me: false }],
  pleroma: {
    event: { name: 'Sailing', location: { name: 'Pier', latitude: 1 } },
    quote_visible: true,
    emoji_reactions: [{ name: 'x', count: 1 }],
  },
};

/** The paths of all values of a document. */
function paths(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, child]) => paths(child, [...at, key]))];
}

function replaced(value: unknown, [key, ...rest]: readonly string[], replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(value)) return value.map((item, at) => (String(at) === key ? replaced(item, rest, replacement) : item));
  return { ...(value as object), [key]: replaced((value as Record<string, unknown>)[key], rest, replacement) };
}

/** Values that no correct server sends. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    '',
    0,
    -1,
    Number.POSITIVE_INFINITY,
    Number.NaN,
    true,
    [],
    [[]],
    [null],
    {},
    { id: {} },
    { length: -1 },
    { __proto__: null },
    'x'.repeat(600_000),
    '\uD800',
    '2026-99-99T00:00:00Z',
    'javascript:alert(1)',
    '__proto__',
    'constructor',
  ),
  fc.constant(JSON.parse('{"__proto__": {"polluted": true}, "constructor": 1, "toString": 2, "id": "1"}') as unknown),
  fc.jsonValue(),
);

describe('malformed responses', () => {
  it(`[API-07] ${VARIANTS} variants of a full status parse without throwing and stay total`, () => {
    const everywhere = fc.array(fc.tuple(fc.constantFrom(...paths(full).filter(path => path.length > 0)), hostile), {
      minLength: 1,
      maxLength: 4,
    });
    let parsedCount = 0;
    fc.assert(
      fc.property(everywhere, changes => {
        const value = changes.reduce<unknown>((document, [path, replacement]) => {
          try {
            return replaced(document, path, replacement);
          } catch {
            return document;
          }
        }, full);
        const status = parseStatus(value, createDecoding());
        if (status === null) return;
        parsedCount += 1;
        expect(missingPaths(status)).toEqual([]);
        expect(typeof status.content).toBe('string');
        expect(typeof status.account.display_name).toBe('string');
        expect(Object.keys(status).length).toBe(SHAPE);
      }),
      { numRuns: VARIANTS, seed: 20_261_120 },
    );
    expect(parsedCount).toBeGreaterThan(VARIANTS * 0.9);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  }, 120_000);

  it('[API-07] no parser throws, for any JSON value', () => {
    const parsers = [
      parseStatus,
      parseAccount,
      parseChat,
      parseInstance,
      parseNodeInfo,
      parseNodeInfoLink,
      parseRelationship,
      parseSuggestion,
      parseSiteSettings,
      tags,
      ads,
      rumbleAds,
    ];
    fc.assert(
      fc.property(fc.oneof(hostile, fc.jsonValue({ maxDepth: 6 })), value => {
        for (const parse of parsers) expect(missingPaths(parse(value, createDecoding()))).toEqual([]);
      }),
      { numRuns: 2000, seed: 7 },
    );
  });

  it('[API-07] parsing is idempotent', () => {
    const once = parseStatus(full, createDecoding());
    expect(
      parseStatus({ ...once, pleroma: full.pleroma, account: { ...once?.account, pleroma: account.pleroma } }, createDecoding()),
    ).toMatchObject({
      id: '1',
      quote: { state: 'accepted' },
      poll: once?.poll,
      media_attachments: [{ id: '1', type: 'image' }],
    });
  });
});

const SHAPE = Object.keys(parseStatus({ id: '1' }, createDecoding()) ?? {}).length;
