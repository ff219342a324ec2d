import type { Entry } from '@rookery/store/list';
import { describe, expect, it } from 'vitest';
import type { ChatRow, Message } from '../chat-types.js';
import { chatRows, FIRST_ROW_INDEX, firstRowIndex, reuseRows, type RowSource } from './chat-rows.js';
import { createDayOf } from './days.js';

const ME = '1';
const OTHER = '101';

const message = (id: string, createdAt: string | null, accountId = OTHER): Message => ({
  id,
  chatId: '7',
  accountId,
  content: `<p>${id}</p>`,
  emojis: [],
  createdAt,
  attachments: [],
  card: null,
  reactions: [],
  idempotencyKey: null,
  post: null,
  filtered: [],
});

/** The rows of messages that are given oldest first. */
function rowsOf(messages: readonly Message[], further: Partial<RowSource> = {}): ChatRow[] {
  const known = new Map(messages.map(each => [each.id, each]));
  return chatRows({
    entries: messages.map(({ id }): Entry => ({ kind: 'item', id })).toReversed(),
    messageOf: id => known.get(id),
    ownId: ME,
    namedIds: new Set(),
    held: [],
    hasBeginning: false,
    unread: null,
    dayOf: createDayOf('UTC'),
    ...further,
  });
}
const keys = (rows: readonly ChatRow[]): string[] => rows.map(({ key }) => key);

describe('days', () => {
  it('[CHAT-17] divides messages of two days, and has no divider above the first while more are not loaded', () => {
    const rows = rowsOf([message('a', '2026-03-03T23:59:00Z'), message('b', '2026-03-04T00:00:00Z')]);
    expect(keys(rows)).toEqual(['m:a', 'd:2026-03-04', 'm:b']);
  });

  it('[CHAT-17] has a divider above the first message once the beginning is loaded', () => {
    const rows = rowsOf([message('a', '2026-03-03T12:00:00Z')], { hasBeginning: true });
    expect(keys(rows)).toEqual(['intro', 'd:2026-03-03', 'm:a']);
  });

  it('[CHAT-17] divides the same day of two months and of two years', () => {
    const rows = rowsOf([
      message('a', '2025-04-03T12:00:00Z'),
      message('b', '2026-03-03T12:00:00Z'),
      message('c', '2026-04-03T12:00:00Z'),
    ]);
    expect(keys(rows)).toEqual(['m:a', 'd:2026-03-03', 'm:b', 'd:2026-04-03', 'm:c']);
  });

  it('[CHAT-17] follows the calendar of the time zone, also where the clock changes', () => {
    const messages = [
      message('a', '2026-10-24T21:59:00Z'),
      message('b', '2026-10-24T22:00:00Z'),
      message('c', '2026-10-25T22:59:00Z'),
    ];
    // The day of the change has 25 hours in Berlin.
    expect(keys(rowsOf(messages, { dayOf: createDayOf('Europe/Berlin') }))).toEqual(['m:a', 'd:2026-10-25', 'm:b', 'm:c']);
    expect(keys(rowsOf(messages, { dayOf: createDayOf('America/Los_Angeles') }))).toEqual(['m:a', 'm:b', 'd:2026-10-25', 'm:c']);
    expect(keys(rowsOf(messages, { dayOf: createDayOf('Pacific/Kiritimati') }))).toEqual(['m:a', 'm:b', 'd:2026-10-26', 'm:c']);
  });

  it('keeps a message without a date in the day above it', () => {
    const rows = rowsOf([message('a', '2026-03-03T12:00:00Z'), message('b', null), message('c', '2026-03-03T13:00:00Z')]);
    expect(keys(rows)).toEqual(['m:a', 'm:b', 'm:c']);
  });

  it('gives a day that comes twice two keys', () => {
    const rows = rowsOf(
      [message('a', '2026-03-03T12:00:00Z'), message('b', '2026-03-04T12:00:00Z'), message('c', '2026-03-03T12:00:00Z')],
      { hasBeginning: true },
    );
    expect(new Set(keys(rows)).size).toBe(rows.length);
  });
});

describe('groups', () => {
  const shape = (rows: readonly ChatRow[]): string =>
    rows.map(row => ('isGroupEnd' in row ? `${row.key}${row.isGroupEnd ? ']' : ''}` : row.kind)).join(' ');

  it('has consecutive messages of one account within 5 minutes', () => {
    const rows = rowsOf([
      message('a', '2026-03-03T12:00:00Z'),
      message('b', '2026-03-03T12:05:00Z'),
      message('c', '2026-03-03T12:10:01Z'),
      message('d', '2026-03-03T12:10:02Z', ME),
    ]);
    expect(shape(rows)).toBe('m:a m:b] m:c] m:d]');
  });

  it('ends at midnight and at a gap', () => {
    const rows = rowsOf(
      [message('a', '2026-03-03T23:59:00Z'), message('b', '2026-03-04T00:00:00Z'), message('c', '2026-03-04T00:01:00Z')],
      {
        entries: [
          { kind: 'item', id: 'c' },
          { kind: 'gap', newerId: 'c', olderId: 'b' },
          { kind: 'item', id: 'b' },
          { kind: 'item', id: 'a' },
        ],
      },
    );
    expect(shape(rows)).toBe('m:a] day m:b] gap m:c]');
  });

  it('has a message being sent after own ones', () => {
    const rows = rowsOf([message('a', '2026-03-03T12:00:00Z', ME)], {
      held: [{ id: 'k', createdAt: Date.parse('2026-03-03T12:01:00Z') }],
    });
    expect(shape(rows)).toBe('m:a p:k]');
    expect(rows.at(-1)).toEqual({ kind: 'pending', key: 'p:k', recordId: 'k', isGroupEnd: true });
  });
});

describe('the names of authors', () => {
  const THIRD = '102';
  const namedIds = new Set([OTHER, THIRD]);

  it('stand above the groups of the other members', () => {
    const rows = rowsOf(
      [
        message('a', '2026-03-03T12:00:00Z'),
        message('b', '2026-03-03T12:01:00Z'),
        message('c', '2026-03-03T12:02:00Z', THIRD),
        message('d', '2026-03-03T12:03:00Z', ME),
        message('e', '2026-03-04T12:00:00Z', THIRD),
      ],
      { namedIds },
    );
    expect(keys(rows)).toEqual(['a:m:a', 'm:a', 'm:b', 'a:m:c', 'm:c', 'm:d', 'd:2026-03-04', 'a:m:e', 'm:e']);
    expect(rows[0]).toEqual({ kind: 'author', key: 'a:m:a', accountId: OTHER });
  });

  it('are not repeated above each message of a chat with one other member', () => {
    expect(keys(rowsOf([message('a', '2026-03-03T12:00:00Z')]))).toEqual(['m:a']);
  });
});

it('leaves the row of every message as it is when older ones come above it', () => {
  // Groups, days and authors change at other places than the pages.
  const messages = Array.from({ length: 120 }, (_, at) => {
    const group = Math.floor(at / 7);
    return message(
      `${at}`,
      new Date(Date.UTC(2026, 2, 3) + group * 7_200_000 + at * 60_000).toISOString(),
      `${100 + (group % 3)}`,
    );
  });
  const further = { namedIds: new Set(['100', '101', '102']) };
  for (let from = 119; from > 0; from -= 1) {
    const before = rowsOf(messages.slice(from), further);
    const after = rowsOf(messages.slice(Math.max(0, from - 20)), further);
    const messageRows = before.filter(({ kind }) => kind === 'message');
    expect(after).toEqual(expect.arrayContaining(messageRows));
    const index = (rows: readonly ChatRow[]): number => rows.findIndex(({ key }) => key === `m:${from}`);
    expect(firstRowIndex({ rows: before, firstIndex: FIRST_ROW_INDEX }, after) + index(after)).toBe(
      FIRST_ROW_INDEX + index(before),
    );
  }
});

describe('the divider of unread messages', () => {
  const messages = [
    message('a', '2026-03-03T12:00:00Z'),
    message('b', '2026-03-03T12:01:00Z'),
    message('c', '2026-03-03T12:02:00Z', ME),
    message('d', '2026-03-03T12:03:00Z'),
  ];

  it('stands above the oldest unread message of others', () => {
    expect(keys(rowsOf(messages, { unread: { count: 2, newestId: 'd' } }))).toEqual(['m:a', 'unread', 'm:b', 'm:c', 'm:d']);
  });

  it('stays where it is when messages arrive after the chat was opened', () => {
    const later = [...messages, message('e', '2026-03-03T12:04:00Z')];
    expect(keys(rowsOf(later, { unread: { count: 1, newestId: 'd' } }))).toEqual(['m:a', 'm:b', 'm:c', 'unread', 'm:d', 'm:e']);
  });

  it('is not shown while the oldest unread message is not loaded', () => {
    expect(keys(rowsOf(messages, { unread: { count: 4, newestId: 'd' } }))).toEqual(['m:a', 'm:b', 'm:c', 'm:d']);
  });
});

describe('the index of the first row', () => {
  const first = rowsOf([message('c', '2026-03-04T12:00:00Z'), message('d', '2026-03-04T12:01:00Z')]);

  it('[CHAT-18] is 9980 for the first page, whatever is appended', () => {
    const before = { rows: [], firstIndex: FIRST_ROW_INDEX };
    expect(firstRowIndex(before, first)).toBe(9980);
    const appended = rowsOf([
      message('c', '2026-03-04T12:00:00Z'),
      message('d', '2026-03-04T12:01:00Z'),
      message('e', '2026-03-05T12:00:00Z'),
    ]);
    expect(firstRowIndex({ rows: first, firstIndex: 9980 }, appended)).toBe(9980);
  });

  it('[CHAT-18] falls by every row that is prepended, dividers included', () => {
    const rows = rowsOf(
      [
        message('a', '2026-03-02T12:00:00Z'),
        message('b', '2026-03-03T12:00:00Z'),
        message('c', '2026-03-04T12:00:00Z'),
        message('d', '2026-03-04T12:01:00Z'),
      ],
      { hasBeginning: true },
    );
    expect(keys(rows)).toEqual(['intro', 'd:2026-03-02', 'm:a', 'd:2026-03-03', 'm:b', 'd:2026-03-04', 'm:c', 'm:d']);
    expect(firstRowIndex({ rows: first, firstIndex: 9980 }, rows)).toBe(9974);
  });

  it('rises by one when the first message is deleted', () => {
    const rows = rowsOf([message('d', '2026-03-04T12:01:00Z')]);
    expect(firstRowIndex({ rows: first, firstIndex: 9980 }, rows)).toBe(9981);
  });
});

it('keeps rows that have not changed, and the list when none has', () => {
  const messages = [message('a', '2026-03-03T12:00:00Z'), message('b', '2026-03-03T12:01:00Z', ME)];
  const before = rowsOf(messages);
  expect(reuseRows(before, rowsOf(messages))).toBe(before);
  const after = reuseRows(before, rowsOf([...messages, message('c', '2026-03-03T12:02:00Z', ME)]));
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});

describe('a message that a filter hides', () => {
  const hidden = (id: string): Message => ({
    ...message(id, '2026-03-03T12:01:00Z'),
    filtered: [
      {
        filter: { id: '1', title: 'Ferries', context: [], filter_action: 'hide', expires_at: null },
        keyword_matches: ['ferry'],
        status_matches: [],
      },
    ],
  });

  it('[HINT-05] has no row, and those beside it are one group', () => {
    const rows = rowsOf([message('a', '2026-03-03T12:00:00Z'), hidden('b'), message('c', '2026-03-03T12:02:00Z')]);
    expect(rows.map(row => [row.key, row.kind === 'message' && row.isGroupEnd])).toEqual([
      ['m:a', false],
      ['m:c', true],
    ]);
  });

  it('[HINT-05] leaves the divider of unread messages to the next one', () => {
    const messages = [message('a', '2026-03-03T12:00:00Z'), hidden('b'), message('c', '2026-03-03T12:02:00Z')];
    const unread = { count: 2, newestId: 'c' };
    expect(keys(rowsOf(messages, { unread }))).toEqual(['m:a', 'unread', 'm:c']);
    expect(keys(rowsOf(messages.slice(0, 2), { unread: { count: 1, newestId: 'b' } }))).toEqual(['m:a']);
  });
});
