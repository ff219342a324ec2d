import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterOf } from './filter-lines.js';
import { guessKind, MAX_LINES, readTransfer } from './read-transfer.js';
import { transferFormats, transferKinds, type TransferKind } from './transfer-kinds.js';
import { writeTransfer } from './transfer-file.js';

const read = (kind: TransferKind, text: string) => readTransfer(kind, text, 'own.example');
const cellsOf = (kind: TransferKind, text: string) => {
  const file = read(kind, text);
  return 'problem' in file ? file : file.lines.map(({ cells }) => cells);
};
const reasonsOf = (kind: TransferKind, text: string) => {
  const file = read(kind, text);
  return 'problem' in file ? file : file.failures.map(({ line, reason }) => [line.number, reason]);
};

describe('a file of follows', () => {
  it('is read as Mastodon writes it', () => {
    const text = 'Account address,Show boosts,Notify on new posts,Languages\nmara@a.example,true,false,"de, en"\n';
    expect(cellsOf('following', text)).toEqual([['mara@a.example', 'true', 'false', 'de, en']]);
  });
  it('is read without headers, with CRLF, @ and blank lines', () => {
    expect(cellsOf('following', '@mara@a.example\r\n\r\ntobi\r\n')).toEqual([
      ['mara@a.example', '', '', ''],
      ['tobi@own.example', '', '', ''],
    ]);
  });
  it('has its columns in any order, and others that are not read', () => {
    const text = 'Account address,Note,Languages,Show boosts\nmara@a.example,x,de,0\n';
    expect(cellsOf('following', text)).toEqual([['mara@a.example', 'false', '', 'de']]);
  });
  it('numbers its lines as in the file, and reports those that name nobody', () => {
    expect(reasonsOf('following', 'mara@a.example\n\n=1+1\nmara@@b\n')).toEqual([
      [3, 'address'],
      [4, 'address'],
    ]);
  });
  it('has each line once', () => {
    expect(cellsOf('blocking', 'a@b.example\n@a@b.example\n')).toEqual([['a@b.example']]);
  });
});

describe('files of other kinds', () => {
  it.each<[TransferKind, string, readonly string[][]]>([
    ['muting', 'Account address,Hide notifications\na@b.example,false\n', [['a@b.example', 'false']]],
    [
      'lists',
      'Winter,a@b.example\n"Trains, night",tobi\n',
      [
        ['Winter', 'a@b.example'],
        ['Trains, night', 'tobi@own.example'],
      ],
    ],
    ['lists', 'List name,Account address\nWinter,a@b.example\n', [['Winter', 'a@b.example']]],
    ['bookmarks', '#uri\nhttps://a.example/1\n', [['https://a.example/1']]],
    ['domain_blocking', '#domain,#severity\nBad.Example,suspend\n', [['bad.example']]],
    ['domain_blocking', 'bad.example\n', [['bad.example']]],
  ])('%s', (kind, text, cells) => {
    expect(cellsOf(kind, text)).toEqual(cells);
  });
  it('filters are read as Mastodon writes them and as its API answers', () => {
    const filter = {
      title: 'Rain',
      context: ['home'],
      expire_at: null,
      action: 'hide',
      keywords_attributes: [{ keyword: 'rain', whole_word: true }],
      statuses: [],
    };
    const answer = [
      {
        id: '1',
        title: 'Rain',
        context: ['home'],
        expires_at: null,
        filter_action: 'hide',
        keywords: [{ id: '2', keyword: 'rain', whole_word: true }],
        statuses: [{ id: '3', status_id: '4' }],
      },
    ];
    for (const text of [JSON.stringify({ custom_filters: [filter] }), JSON.stringify(answer)])
      expect((cellsOf('custom_filters', text) as string[][]).map(([cell]) => filterOf(JSON.parse(cell ?? '')))).toEqual([filter]);
  });
});

const hostile = fc
  .array(fc.constantFrom(',', '"', '\n', '\r', '@', 'a', '=', '{', ']', '\0', '\uFEFF', 'é', '#uri', 'List name', '\u202E', '.'))
  .map(parts => parts.join(''));

describe('a hostile file', () => {
  it.each<[string, TransferKind, string, object]>([
    ['nothing', 'following', ' \n\n', { problem: 'empty' }],
    ['headers of another kind', 'following', 'List name,Account addresses\n', { problem: 'other-kind' }],
    ['one column where two are needed', 'lists', '#uri\nx\n', { problem: 'other-kind' }],
    ['an open quotation mark', 'following', 'a@b.example\n"c@d.example\n', { problem: 'not-csv', row: 2 }],
    ['no JSON', 'custom_filters', '{', { problem: 'not-json' }],
    ['endless nesting', 'custom_filters', '['.repeat(200_000), { problem: 'not-json' }],
    ['other JSON', 'custom_filters', '{"a":1}', { problem: 'other-kind' }],
    ['too many lines', 'bookmarks', 'https://a.example/1\n'.repeat(MAX_LINES + 1), { problem: 'too-many-lines' }],
  ])('with %s says so', (_, kind, text, problem) => {
    expect(read(kind, text)).toEqual(problem);
  });
  it('with an endless line has one line that is too long, kept in part', () => {
    const file = read('blocking', 'a'.repeat(1_000_000));
    expect('problem' in file ? null : [file.lines, file.failures[0]?.reason, file.failures[0]?.line.cells[0]?.length]).toEqual([
      [],
      'too-long',
      201,
    ]);
  });
  it('never throws, whatever it has', () => {
    fc.assert(
      fc.property(fc.constantFrom(...transferKinds), fc.oneof(hostile, fc.json()), (kind, text) => {
        expect(read(kind, text)).toBeDefined();
        guessKind('x.csv', text);
      }),
    );
  });
});

describe('the kind of a file', () => {
  it.each([
    ['x.csv', 'Account address,Hide notifications\n', 'muting'],
    ['x.csv', 'Account address,Show boosts\n', 'following'],
    ['blocked_accounts.csv', 'a@b\n', 'blocking'],
    ['blocked_domains (1).csv', 'a\n', 'domain_blocking'],
    ['follows.csv', 'a@b\n', 'following'],
    ['x.json', '{"custom_filters":[]}', 'custom_filters'],
    ['x.json', '{"rookery":1}', 'settings'],
    ['x.csv', 'a@b\n', null],
  ])('%s with %s is %s', (name, text, kind) => {
    expect(guessKind(name, text)).toBe(kind);
  });
  it('is known of every file that is written', () => {
    for (const kind of transferKinds) expect(guessKind(transferFormats[kind].fileName, '')).toBe(kind);
  });
});

const word = fc.stringMatching(/^[a-z][a-z0-9_]{0,12}$/);
const address = fc.tuple(word, word).map(([name, host]) => `${name}@${host}.example`);
const flag = fc.constantFrom('', 'true', 'false');
const title = fc
  .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
  .map(text => text.trim())
  .filter(text => text !== '' && text !== 'List name' && !/[\0\r]/.test(text));
const filter = fc.record({
  title,
  expire_at: fc.constantFrom(null, '2027-01-01T00:00:00.000Z'),
  context: fc.subarray(['home', 'public', 'thread'], { minLength: 1 }),
  action: fc.constantFrom('warn', 'hide', 'blur'),
  keywords_attributes: fc.array(fc.record({ keyword: title, whole_word: fc.boolean() }), { minLength: 1, maxLength: 3 }),
  statuses: fc.array(
    word.map(name => `https://${name}.example/1`),
    { maxLength: 2 },
  ),
});
const cells: Record<TransferKind, fc.Arbitrary<string[]>> = {
  following: fc.tuple(address, flag, flag, fc.constantFrom('', 'de', 'de, en')),
  blocking: fc.tuple(address),
  muting: fc.tuple(address, flag),
  lists: fc.tuple(title, address),
  bookmarks: fc.tuple(word.map(name => `https://a.example/${name}?a=1,2&b="`)),
  domain_blocking: fc.tuple(word.map(name => `${name.replaceAll('_', '')}.example`)),
  custom_filters: filter.map(each => [JSON.stringify(each)]),
};

it.each(transferKinds)('a file of %s that was written is read as it was', kind => {
  const rows = fc.uniqueArray(cells[kind], { minLength: 1, maxLength: 20, selector: row => JSON.stringify(row) });
  fc.assert(
    fc.property(rows, fc.boolean(), (lines, isWindows) => {
      const text = writeTransfer(
        kind,
        lines.map(row => ({ cells: row })),
      );
      expect(cellsOf(kind, isWindows && kind !== 'custom_filters' ? text.replaceAll('\n', '\r\n') : text)).toEqual(lines);
      expect(reasonsOf(kind, text)).toEqual([]);
    }),
  );
});
