import { describe, expect, it } from 'vitest';
import { accounts, parseAccount } from './account.js';
import {
  count,
  countOr,
  createDecoding,
  date,
  fieldsOf,
  flag,
  flagOr,
  hostOf,
  id,
  identified,
  isRecord,
  itemsOf,
  list,
  MAX_ENTITY_DEPTH,
  name,
  nested,
  nullable,
  object,
  oneOf,
  optionalCount,
  optionalFlag,
  optionalId,
  optionalName,
  optionalNumber,
  optionalUrl,
  text,
  texts,
  url,
  type Decoder,
} from './decode.js';
import { parseInstance } from './instance.js';

const decoding = createDecoding();
const all = <T>(decode: Decoder<T>, ...values: unknown[]): T[] => values.map(value => decode(value, decoding));

describe('decoders of values', () => {
  it('read text, and numbers as text', () => {
    expect(all(text(3), 'abc', 'abcd', 7, null, true, {})).toEqual(['abc', 'abc', '7', '', '', '']);
    expect(all(text(2), 'a🐦')).toEqual(['a']);
    expect(all(optionalName, 'a', '', null)).toEqual(['a', null, null]);
    expect(name('a'.repeat(501), decoding)).toHaveLength(500);
  });

  it('read ids of up to 2,048 characters, never cut', () => {
    expect(all(id, '1', 1, Number.NaN, null, 'a'.repeat(2048).length, 'a'.repeat(2049))).toEqual(['1', '1', '', '', '2048', '']);
    expect(id('a'.repeat(2048), decoding)).toHaveLength(2048);
    expect(all(optionalId, '1', '')).toEqual(['1', null]);
  });

  it('read URLs of up to 8,192 characters, never cut', () => {
    expect(url('a'.repeat(8192), decoding)).toHaveLength(8192);
    expect(all(url, 'a'.repeat(8193), 7, null)).toEqual(['', '', '']);
    expect(all(optionalUrl, 'https://a.test/', '')).toEqual(['https://a.test/', null]);
  });

  it('read dates that begin with a full date and are valid', () => {
    const good = ['2026-11-20', '2026-11-20T12:00:00.000Z'];
    expect(all(date, ...good)).toEqual(good);
    expect(all(date, '2026-11-40', 'on 2026-11-20', 20261120, null, `2026-11-20T12:00:00.${'0'.repeat(50)}Z`)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('read booleans strictly', () => {
    expect(all(flag, true, false, 'true', 1)).toEqual([true, false, false, false]);
    expect(all(flagOr(true), true, false, null)).toEqual([true, false, true]);
    expect(all(optionalFlag, true, false, 'true')).toEqual([true, false, null]);
  });

  it('read finite numbers, also from text', () => {
    expect(all(optionalNumber, 1.5, '1.5', ' 2 ', '', ' ', 'x', Infinity, null)).toEqual([
      1.5,
      1.5,
      2,
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(all(optionalNumber, '1'.repeat(31), '1'.repeat(32))).toEqual([Number('1'.repeat(31)), null]);
  });

  it('read counts as whole numbers from 0', () => {
    expect(all(optionalCount, 2.9, -1, '7', null, 1e300)).toEqual([2, 0, 7, null, Number.MAX_SAFE_INTEGER]);
    expect(all(count, 3, null)).toEqual([3, 0]);
    expect(all(countOr(9), 3, null)).toEqual([3, 9]);
  });

  it('read one of the allowed words, else the fallback', () => {
    expect(all(oneOf(['a', 'b'], null), 'a', 'b', 'c', 'toString')).toEqual(['a', 'b', null, null]);
  });
});

describe('decoders of objects', () => {
  it('tell objects from lists and null', () => {
    expect([{}, [], null, 'a'].map(isRecord)).toEqual([true, false, false, false]);
    expect(fieldsOf([1])).toEqual({});
    expect([itemsOf([1]), itemsOf({ length: 1 })]).toEqual([[1], []]);
  });

  it('read exactly the fields of a shape', () => {
    expect(all(object({ a: count }), { a: 2, b: 3 }, null)).toEqual([{ a: 2 }, { a: 0 }]);
    expect(all(nullable(object({ a: count })), {}, [])).toEqual([{ a: 0 }, null]);
  });

  it('need a usable id where they are identified', () => {
    expect(all(identified(object({ id })), { id: 1 }, { id: '' }, 'a')).toEqual([{ id: '1' }, null, null]);
    expect(all(identified(object({ name }), 'name'), { name: 'a' }, { id: '1' })).toEqual([{ name: 'a' }, null]);
  });

  it('read no more items of a list than its limit', () => {
    expect(list('A', count, 2)([1, 2, 3], decoding)).toEqual([1, 2]);
    expect(all(texts(2), ['abc', '', 4], 'a')).toEqual([['ab', '4'], []]);
  });

  it('read entities nested to the limit and none deeper', () => {
    const depthOf = (value: unknown, own = createDecoding()): number => {
      const decode: Decoder<number | null> = (inner, at) => 1 + (nested(decode, fieldsOf(inner)['in'], at) ?? 0);
      return (decode(value, own) ?? 0) * 100 + own.depth;
    };
    const nest = (levels: number): object => (levels === 0 ? {} : { in: nest(levels - 1) });
    expect([0, 1, MAX_ENTITY_DEPTH, MAX_ENTITY_DEPTH + 5].map(levels => depthOf(nest(levels)))).toEqual([
      100,
      200,
      100 * (MAX_ENTITY_DEPTH + 1),
      100 * (MAX_ENTITY_DEPTH + 1),
    ]);
  });

  it('read the host of an address in lower case', () => {
    expect(['https://A.test/x', 'HTTP://b.test?x', 'see https://c.test', 'ftp://d.test', 'e.test'].map(hostOf)).toEqual([
      'a.test',
      'b.test',
      '',
      '',
      '',
    ]);
  });
});

describe('an account that leaves out fields', () => {
  const parse = (fields: object) => parseAccount({ id: '1', ...fields }, decoding);

  it('uses each picture for its still or moving twin', () => {
    expect(parse({ avatar: 'https://a.test/a', header_static: 'https://a.test/h' })).toMatchObject({
      avatar_static: 'https://a.test/a',
      header: 'https://a.test/h',
    });
    expect(
      parse({ avatar: 'https://a.test/a', avatar_static: 'https://a.test/s', header: 'https://a.test/h', header_static: '' }),
    ).toMatchObject({
      avatar: 'https://a.test/a',
      avatar_static: 'https://a.test/s',
      header_static: 'https://a.test/h',
    });
    expect(parse({ header: 'https://a.test/h', header_static: 'https://a.test/i' })?.header).toBe('https://a.test/h');
  });

  it('derives the handle and the name from each other', () => {
    expect(parse({ acct: 'mara@a.test' })).toMatchObject({ username: 'mara', domain: 'a.test' });
    expect(parse({ username: 'mara' })).toMatchObject({ acct: 'mara', fqn: 'mara', domain: '' });
    expect(parse({ username: 'Mara', acct: 'mara' })).toMatchObject({ username: 'Mara', acct: 'mara' });
  });

  it('reads place and birthday from each dialect, Pleroma first', () => {
    const place = { location: 'tower' };
    expect([{ pleroma: place }, place, { other_settings: place }].map(fields => parse(fields)?.location)).toEqual([
      'tower',
      'tower',
      'tower',
    ]);
    expect(parse({ location: 'nest', pleroma: place })?.location).toBe('tower');
    const born = { birthday: '2001-02-03' };
    expect([{ pleroma: born }, born, { other_settings: born }].map(fields => parse(fields)?.birthday)).toEqual(
      Array(3).fill('2001-02-03'),
    );
  });

  it('reads whether chat messages are accepted, and the settings stored by clients', () => {
    expect(parse({ pleroma: { accepts_chat_messages: true, settings_store: { a: 1 } } })).toMatchObject({
      accepts_chat_messages: true,
      settings_store: { a: 1 },
    });
    expect(parse({ accepting_messages: true })?.accepts_chat_messages).toBe(true);
    expect(parse({})).toMatchObject({ accepts_chat_messages: false, settings_store: null });
  });

  it('drops accounts without an id from a list', () => {
    expect(accounts([{ id: '1' }, {}, { id: '2' }], decoding).map(account => account.id)).toEqual(['1', '2']);
  });
});

describe('an instance that leaves out fields', () => {
  it('has the limits of Mastodon, and those of Pleroma for chats', () => {
    expect(parseInstance({}, decoding)?.configuration).toMatchObject({
      statuses: { max_characters: 500, max_media_attachments: 4 },
      media_attachments: { description_limit: 1500 },
      polls: { max_options: 4, max_characters_per_option: 25, min_expiration: 300, max_expiration: 2_629_746 },
      chats: { max_characters: 500 },
    });
    expect(parseInstance({ pleroma: {} }, decoding)?.configuration).toMatchObject({
      statuses: { max_media_attachments: null },
      chats: { max_characters: 5000 },
    });
  });

  it('reads the older names of its limits', () => {
    const older = {
      max_toot_chars: 9,
      max_media_attachments: 8,
      upload_limit: 7,
      description_limit: 6,
      chat_limit: 5,
      poll_limits: { max_options: 4, max_option_chars: 3, min_expiration: 2, max_expiration: 1 },
    };
    expect(parseInstance(older, decoding)?.configuration).toMatchObject({
      statuses: { max_characters: 9, max_media_attachments: 8 },
      media_attachments: { image_size_limit: 7, video_size_limit: 7, description_limit: 6 },
      polls: { max_options: 4, max_characters_per_option: 3, min_expiration: 2, max_expiration: 1 },
      chats: { max_characters: 5 },
    });
  });

  it('reads domain, title and registrations in both versions', () => {
    expect(parseInstance({ uri: 'https://A.test/', registrations: true, approval_required: true }, decoding)).toMatchObject({
      domain: 'a.test',
      title: 'a.test',
      registrations: { enabled: true, approval_required: true, message: null },
    });
    expect(
      parseInstance({ domain: 'B.test', title: 'B', registrations: { enabled: true, message: 'no' } }, decoding),
    ).toMatchObject({
      domain: 'b.test',
      title: 'B',
      registrations: { enabled: true, approval_required: false, message: 'no' },
    });
  });

  it('reads the push key and the post formats from each dialect', () => {
    const keyOf = (fields: object) => parseInstance(fields, decoding)?.vapid_public_key;
    expect([
      keyOf({ configuration: { vapid: { public_key: 'a' } } }),
      keyOf({ pleroma: { vapid_public_key: 'b' } }),
      keyOf({ vapid_public_key: 'c' }),
    ]).toEqual(['a', 'b', 'c']);
    const formats = ['text/plain', 'text/markdown'];
    expect(parseInstance({ pleroma: { metadata: { post_formats: formats } } }, decoding)?.post_formats).toEqual(formats);
    expect(parseInstance({ configuration: { statuses: { supported_mime_types: formats } } }, decoding)?.post_formats).toEqual(
      formats,
    );
  });
});
