import { describe, expect, it } from 'vitest';
import { wireId } from './ids.js';
import { parseContext } from './context.js';
import {
  createDecoding,
  MAX_ATTACHMENTS,
  MAX_EMOJIS,
  MAX_ENTITY_DEPTH,
  MAX_HTML_LENGTH,
  MAX_MENTIONS,
  MAX_NAME_LENGTH,
  MAX_POLL_OPTIONS,
  type Warning,
} from './decode.js';
import { parseStatus, type Status, statuses } from './status.js';

const wire = (fields: object = {}) => ({ id: '1', account: { id: '2', acct: 'mara', url: 'https://a.test/@mara' }, ...fields });

function parse(fields: object): Status {
  const status = parseStatus(wire(fields), createDecoding());
  if (status === null) throw new Error('The post was not parsed.');
  return status;
}

describe('parseStatus', () => {
  it('[API-07] counts quotes where Mastodon or where Pleroma says', () => {
    const counts = [{ quotes_count: 3 }, { pleroma: { quotes_count: 4 } }, { quotes_count: 3, pleroma: { quotes_count: 4 } }, {}];
    expect(counts.map(fields => parse(fields).quotes_count)).toEqual([3, 4, 3, 0]);
  });

  it('[API-07] names the author as ActivityPub does where Pleroma says it', () => {
    const ap_id = 'https://a.test/users/mara';
    expect(parse({ account: { id: '2', pleroma: { ap_id } } }).account.ap_id).toBe(ap_id);
    expect(parse({}).account.ap_id).toBeNull();
  });

  it('[API-07] returns a total status when the server sends only an id', () => {
    const status = parseStatus({ id: '1' }, createDecoding());
    expect(status).toMatchObject({
      content: '',
      created_at: null,
      favourites_count: 0,
      favourited: false,
      media_attachments: [],
      reblog: null,
      quote: null,
      quote_url: null,
      poll: null,
      account: { id: '', display_name: '', emojis: [], moved: null },
    });
    expect(Object.values(status ?? {}).includes(undefined)).toBe(false);
  });

  it.each([undefined, null, '', 5, [], {}, { id: '' }, { id: null }, { id: {} }, { id: Number.NaN }])(
    '[API-07] returns null for the unusable value %j',
    value => {
      expect(parseStatus(value, createDecoding())).toBeNull();
    },
  );

  it('[API-07] converts numeric ids to text', () => {
    const status = parse({ id: 16_745, in_reply_to_id: 2799, in_reply_to_account_id: 2, account: { id: 7 } });
    expect([status.id, status.in_reply_to_id, status.in_reply_to_account_id, status.account.id]).toEqual([
      '16745',
      '2799',
      '2',
      '7',
    ]);
  });

  it.each(['everyone-but-bob', 'constructor', 'Public', 'public ', '', null, undefined, 42, true, ['public'], { public: true }])(
    '[API-07] calls the visibility %j unknown',
    visibility => {
      expect(parse({ visibility }).visibility).toBe('unknown');
    },
  );

  it('[API-07] reads the visibilities of every server family', () => {
    expect(parse({ visibility: 'mutuals_only' }).visibility).toBe('mutuals_only');
    expect(parse({ visibility: 'local', local_only: true })).toMatchObject({ visibility: 'local', local_only: true });
  });

  it.each(['', 'yesterday', '2026-13-45T00:00:00Z', 1_700_000_000, {}, '2026'])(
    '[API-07] replaces the invalid date %j with null',
    created_at => {
      expect(parse({ created_at }).created_at).toBeNull();
    },
  );

  it('[API-07] marks a status with a content warning as sensitive', () => {
    expect(parse({ spoiler_text: 'food', sensitive: false }).sensitive).toBe(true);
    expect(parse({ spoiler_text: '', sensitive: false }).sensitive).toBe(false);
  });

  it('[API-07] gives a reblog its own id when it shares the id of its status', () => {
    const status = parse({ id: 'abc', account: { id: '9' }, reblog: wire({ id: 'abc' }) });
    expect(status.id).toBe('reblog:9:abc');
    expect(wireId(status.id)).toBe('abc');
    expect(status.reblog?.id).toBe('abc');
    expect(parse({ id: 'abd', reblog: wire({ id: 'abc' }) }).id).toBe('abd');
  });

  it('[API-07] drops items without an id from a list and warns once', () => {
    const warnings: Warning[] = [];
    const parsed = statuses(
      [wire(), null, 'x', wire({ id: '3' }), { id: '' }],
      createDecoding(warning => warnings.push(warning)),
    );
    expect(parsed.map(status => status.id)).toEqual(['1', '3']);
    expect(warnings).toEqual([{ entity: 'Status', dropped: 3 }]);
  });
});

describe('limits', () => {
  const many = (length: number, item: (at: number) => unknown) => Array.from({ length }, (_, at) => item(at));

  it('[API-07] cut lists at their maximum size', () => {
    const sizes = (extra: number) => {
      const status = parse({
        emojis: many(MAX_EMOJIS + extra, at => ({ shortcode: `e${at}` })),
        mentions: many(MAX_MENTIONS + extra, at => ({ id: `${at}`, acct: `a${at}` })),
        media_attachments: many(MAX_ATTACHMENTS + extra, at => ({ id: `${at}` })),
        poll: { id: '1', options: many(MAX_POLL_OPTIONS + extra, at => ({ title: `${at}` })) },
      });
      return [status.emojis, status.mentions, status.media_attachments, status.poll?.options].map(list => list?.length);
    };
    const limits = [MAX_EMOJIS, MAX_MENTIONS, MAX_ATTACHMENTS, MAX_POLL_OPTIONS];
    expect(sizes(0)).toEqual(limits);
    expect(sizes(1)).toEqual(limits);
    expect(sizes(-1)).toEqual(limits.map(limit => limit - 1));
  });

  it('[API-07] cut texts, but never inside a surrogate pair', () => {
    const account = (display_name: string) => parse({ account: { id: '2', display_name } }).account.display_name;
    expect(account('x'.repeat(MAX_NAME_LENGTH))).toHaveLength(MAX_NAME_LENGTH);
    expect(account('x'.repeat(MAX_NAME_LENGTH + 1))).toHaveLength(MAX_NAME_LENGTH);
    expect(account(`${'x'.repeat(MAX_NAME_LENGTH - 1)}🐦`)).toBe('x'.repeat(MAX_NAME_LENGTH - 1));
    expect(parse({ content: 'y'.repeat(MAX_HTML_LENGTH + 1) }).content).toHaveLength(MAX_HTML_LENGTH);
  });

  it('[API-07] count the depth for each status of a page anew', () => {
    const items = Array.from({ length: 3 * MAX_ENTITY_DEPTH }, (_, index) =>
      wire({
        id: `${index}`,
        reblog: wire({ id: `r${index}`, quote: { state: 'accepted', quoted_status: wire({ id: `q${index}` }) } }),
      }),
    );
    const page = statuses(items, createDecoding());
    expect(page.map(({ reblog }) => reblog?.id)).toEqual(items.map((_, index) => `r${index}`));
  });

  it('[API-07] stop nested statuses at the maximum depth', () => {
    let status: object = wire({ id: 'deepest' });
    for (let level = 0; level < 5000; level += 1) status = wire({ id: `${level}`, reblog: status });
    let depth = 0;
    for (let at = parseStatus(status, createDecoding()); at?.reblog; at = at.reblog) depth += 1;
    expect(depth).toBe(MAX_ENTITY_DEPTH);
  });
});

describe('quotes', () => {
  const quoted = wire({ id: '5' });
  it.each([
    ['of Mastodon', { quote: { state: 'accepted', quoted_status: quoted } }, 'accepted', '5', '5'],
    ['of Mastodon that were rejected', { quote: { state: 'rejected', quoted_status: null } }, 'rejected', null, null],
    ['that are shallow', { quote: { state: 'accepted', quoted_status_id: '5' } }, 'accepted', null, '5'],
    ['of an unknown state', { quote: { state: 'brand_new', quoted_status: null } }, 'unauthorized', null, null],
    ['of a muted account', { quote: { state: 'muted_account', quoted_status: quoted } }, 'muted_account', '5', '5'],
    ['of Pleroma', { pleroma: { quote: quoted, quote_visible: true } }, 'accepted', '5', '5'],
    [
      'of Pleroma that may not be seen',
      { pleroma: { quote: null, quote_id: '5', quote_visible: false } },
      'unauthorized',
      null,
      '5',
    ],
    [
      'of Pleroma that may not be seen though sent',
      { pleroma: { quote: quoted, quote_visible: false } },
      'unauthorized',
      null,
      '5',
    ],
    ['at the top level', { quote: quoted, quote_id: '5' }, 'accepted', '5', '5'],
    ['known by id alone', { quote_id: '5' }, 'accepted', null, '5'],
  ])('[API-07] parse %s into one shape', (_, fields, state, statusId, quotedId) => {
    const { quote } = parse(fields);
    expect([quote?.state, quote?.quoted_status?.id ?? null, quote?.quoted_status_id]).toEqual([state, statusId, quotedId]);
  });

  it('[API-07] keep the address of the quoted post', () => {
    const url = 'https://b.example/objects/5';
    expect(parse({ quote_id: '5', quote_url: url }).quote_url).toBe(url);
    expect(parse({ pleroma: { quote: quoted, quote_url: url } }).quote_url).toBe(url);
    expect([{}, { quote_url: 5 }, { pleroma: { quote_url: '' } }].map(fields => parse(fields).quote_url)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it.each([{}, { quote: null }, { quote: 'x' }, { quote: {} }, { pleroma: { quote: null, quote_visible: false } }])(
    '[API-07] are null for %j',
    fields => {
      expect(parse(fields).quote).toBeNull();
    },
  );
});

describe('reactions', () => {
  const reaction = { name: '🐦', count: 2, me: true };
  it.each([{ pleroma: { emoji_reactions: [reaction] } }, { reactions: [reaction] }, { emoji_reactions: [reaction] }])(
    '[API-07] parse every dialect into one list: %j',
    fields => {
      expect(parse(fields).emoji_reactions).toEqual([{ ...reaction, url: null, static_url: null }]);
    },
  );
});

describe('parseContext', () => {
  it('[API-05] splits a flat list at the requested status', async () => {
    const context = await parseContext([wire({ id: 'a' }), wire({ id: 'b' }), wire({ id: 'c' })], 'b', {
      decoding: createDecoding(),
    });
    expect([context.ancestors.map(({ id }) => id), context.descendants.map(({ id }) => id)]).toEqual([['a'], ['c']]);
  });

  it('[API-05] removes duplicates and the requested status itself', async () => {
    const context = await parseContext(
      { ancestors: [wire({ id: 'a' })], descendants: [wire({ id: 'b' }), wire({ id: 'c' }), wire({ id: 'c' })] },
      'b',
      { decoding: createDecoding() },
    );
    expect([context.ancestors.length, context.descendants.map(({ id }) => id)]).toEqual([1, ['c']]);
  });

  it.each([null, 'x', 5, {}, { ancestors: 'x', descendants: null }])('[API-07] returns an empty thread for %j', async value => {
    expect(await parseContext(value, '1', { decoding: createDecoding() })).toEqual({
      ancestors: [],
      descendants: [],
      next: null,
      fetch: null,
    });
  });
});
