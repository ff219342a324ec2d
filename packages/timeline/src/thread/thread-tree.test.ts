import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ThreadNode } from './thread-branch.js';
import { focusIndex, threadRows, withPending, type ThreadRow } from './thread-tree.js';

const node = (id: string, parentId: string | null = null): ThreadNode => ({ id, parentId });
const outline = (rows: readonly ThreadRow[]) =>
  rows.map(row => (row.kind === 'status' ? row.statusId : row.kind === 'pending' ? `(${row.idempotencyKey})` : '…'));

describe('threadRows', () => {
  it('[THR-01] puts the ancestors above, oldest first, and the replies below the post', () => {
    const rows = threadRows(node('3', '2'), { ancestors: [node('1'), node('2', '1')], descendants: [node('4', '3')] });
    expect(outline(rows)).toEqual(['1', '2', '3', '4']);
    expect(focusIndex(rows)).toBe(2);
  });

  it('[THR-01] follows each reply by its own replies before its next sibling', () => {
    const descendants = [node('5', '1'), node('2', '1'), node('3', '2'), node('4', '2'), node('10', '3')];
    expect(outline(threadRows(node('1'), { ancestors: [], descendants }))).toEqual(['1', '2', '3', '10', '4', '5']);
  });

  it('[THR-01] sorts siblings by the age of their ids, so that 9 comes before 10', () => {
    const rows = threadRows(node('1'), { ancestors: [], descendants: [node('10', '1'), node('9', '1')] });
    expect(outline(rows)).toEqual(['1', '9', '10']);
  });

  it('[THR-01] joins a reply with its own reply, but not with the focused post', () => {
    const rows = threadRows(node('1'), { ancestors: [], descendants: [node('2', '1'), node('3', '2')] });
    const connectors = rows.map(row => (row.kind === 'status' ? row.connectors : null));
    expect(connectors).toEqual([
      { above: false, below: false },
      { above: false, below: true },
      { above: true, below: false },
    ]);
  });

  const connectors = (rows: readonly ThreadRow[]) =>
    Object.fromEntries(rows.flatMap(row => (row.kind === 'status' ? [[row.statusId, row.connectors]] : [])));

  it('[THR-06] joins no reply across an unavailable row', () => {
    const descendants = [node('2', '1'), node('4', 'gone'), node('5', '4')];
    expect(connectors(threadRows(node('1'), { ancestors: [], descendants }))).toEqual({
      1: { above: false, below: false },
      2: { above: false, below: false },
      4: { above: false, below: true },
      5: { above: true, below: false },
    });
  });

  it('[THR-06] joins ancestors but not across an unavailable row', () => {
    const ancestors = [node('1'), node('2', '1'), node('4', 'gone'), node('5', '4')];
    expect(connectors(threadRows(node('6', '5'), { ancestors, descendants: [] }))).toMatchObject({
      1: { above: false, below: true },
      2: { above: true, below: false },
      4: { above: false, below: true },
      5: { above: true, below: true },
    });
  });

  it('[THR-01] shows only the post while its context loads', () => {
    expect(outline(threadRows(node('3', '2'), null))).toEqual(['3']);
  });

  it('[THR-06] adds an unavailable row above when the reply target is missing', () => {
    expect(outline(threadRows(node('3', '2'), { ancestors: [], descendants: [] }))).toEqual(['…', '3']);
  });

  it('[THR-06] adds an unavailable row between older posts and a post whose target is missing', () => {
    expect(outline(threadRows(node('3'), { ancestors: [node('1')], descendants: [] }))).toEqual(['1', '…', '3']);
  });

  it('[THR-06] adds an unavailable row before a reply whose target is missing, and keeps its replies below', () => {
    const descendants = [node('2', '1'), node('4', 'gone'), node('5', '4')];
    expect(outline(threadRows(node('1'), { ancestors: [], descendants }))).toEqual(['1', '2', '…', '4', '5']);
  });

  it('[THR-06] adds one unavailable row above the replies to one missing post', () => {
    const descendants = [node('2', '1'), node('4', 'gone'), node('5', '4'), node('6', 'gone'), node('7', 'lost')];
    expect(outline(threadRows(node('1'), { ancestors: [], descendants }))).toEqual(['1', '2', '…', '4', '5', '6', '…', '7']);
  });

  it('[THR-06] adds a row each where another reply stands between', () => {
    const descendants = [node('2', '1'), node('4', 'gone'), node('5', '2'), node('6', 'gone')];
    expect(outline(threadRows(node('1'), { ancestors: [], descendants }))).toEqual(['1', '2', '…', '4', '5', '…', '6']);
  });

  it('[THR-06] adds no unavailable row to a complete thread', () => {
    const rows = threadRows(node('2', '1'), { ancestors: [node('1')], descendants: [node('3', '2')] });
    expect(rows.every(row => row.kind === 'status')).toBe(true);
  });

  it('[THR-06] keeps a reply above its own reply when the target of the first is missing', () => {
    const descendants = [node('4', '3'), node('3')];
    expect(outline(threadRows(node('1'), { ancestors: [], descendants }))).toEqual(['1', '…', '3', '4']);
  });

  it('[THR-01] ends when posts reply to one another in a cycle', () => {
    const rows = threadRows(node('1', '2'), { ancestors: [node('2', '1')], descendants: [node('3', '4'), node('4', '3')] });
    expect(
      outline(rows)
        .filter(id => id !== '…')
        .toSorted(),
    ).toEqual(['1', '2', '3', '4']);
  });

  it('[THR-01] shows every known post exactly once, whatever the reply targets', () => {
    const id = fc.integer({ min: 1, max: 12 }).map(String);
    const nodes = fc.array(fc.record({ id, parentId: fc.option(id) }), { maxLength: 14 });
    fc.assert(
      fc.property(nodes, nodes, fc.option(id), (ancestors, descendants, parentId) => {
        const rows = threadRows(node('1', parentId), { ancestors, descendants });
        const shown = rows.flatMap(row => (row.kind === 'status' ? [row.statusId] : []));
        const known = new Set(['1', ...ancestors.map(a => a.id), ...descendants.map(d => d.id)]);
        expect(shown.toSorted()).toEqual([...known].toSorted());
        expect(new Set(rows.map(row => row.key)).size).toBe(rows.length);
      }),
      { numRuns: 500 },
    );
  });
});

describe('large branches', () => {
  const chain = (length: number) =>
    Array.from({ length }, (_, index) => node(String(100 + index), index === 0 ? '1' : String(99 + index)));
  const kinds = (rows: readonly ThreadRow[]) =>
    rows.map(row => (row.kind === 'status' ? row.statusId : row.kind === 'branch' ? `${row.count} more` : row.kind));
  const rowsOf = (descendants: ThreadNode[], openIds: string[] = []) =>
    threadRows(node('1'), { ancestors: [], descendants }, { openIds: new Set(openIds), silenced: new Map(), newSince: null });

  it('shows the replies of a branch of 20', () => {
    expect(rowsOf(chain(21)).every(({ kind }) => kind === 'status')).toBe(true);
  });

  it('hides the replies of a branch of 21 behind one row, and goes on with its sibling', () => {
    expect(kinds(rowsOf([...chain(22), node('900', '1')]))).toEqual(['1', '100', '21 more', '900']);
  });

  it('shows all of an open branch below its row', () => {
    const rows = rowsOf(chain(50), ['100-branch']);
    expect(kinds(rows).slice(0, 4)).toEqual(['1', '100', '49 more', '101']);
    expect(rows.filter(({ kind }) => kind === 'branch')).toHaveLength(1);
    expect(rows).toHaveLength(52);
  });

  it('does not hide many replies to the post itself', () => {
    const flat = Array.from({ length: 100 }, (_, index) => node(String(100 + index), '1'));
    expect(rowsOf(flat)).toHaveLength(101);
  });

  it("shows the reader's own replies below a branch that is closed", () => {
    const mark = { key: 'a', inReplyToId: '105', replyToKey: null, statusId: null };
    const context = withPending('1', { ancestors: [], descendants: chain(30) }, [mark]);
    expect(kinds(threadRows(node('1'), context))).toEqual(['1', '100', '30 more', 'pending']);
  });
});

describe('silenced authors', () => {
  const by = (authorId: string, id: string, parentId: string | null): ThreadNode => ({ id, parentId, authorId });
  const view = (openIds: string[] = []) => ({
    openIds: new Set(openIds),
    silenced: new Map([
      ['m', 'muted' as const],
      ['b', 'blocked' as const],
    ]),
    newSince: null,
  });
  const names = (rows: readonly ThreadRow[]) =>
    rows.map(row => (row.kind === 'status' ? row.statusId : row.kind === 'silenced' ? `${row.reason} ${row.count}` : row.kind));
  const descendants = [by('a', '2', '1'), by('m', '3', '2'), by('a', '4', '3'), by('a', '5', '1')];

  it('hides the branch of a muted author behind one row', () => {
    expect(names(threadRows(node('1'), { ancestors: [], descendants }, view()))).toEqual(['1', '2', 'muted 2', '5']);
  });

  it('shows the branch below its row once it is open', () => {
    const rows = threadRows(node('1'), { ancestors: [], descendants }, view(['3-silenced']));
    expect(names(rows)).toEqual(['1', '2', 'muted 2', '3', '4', '5']);
  });

  it('hides an ancestor alone', () => {
    const ancestors = [by('a', '1', null), by('b', '2', '1')];
    expect(names(threadRows(node('3', '2'), { ancestors, descendants: [] }, view()))).toEqual(['1', 'blocked 1', '3']);
  });

  it('hides the post itself, which stays the one that the thread opens at', () => {
    const focus = by('b', '3', null);
    const closed = threadRows(focus, { ancestors: [], descendants: [by('a', '4', '3')] }, view());
    expect([names(closed), focusIndex(closed)]).toEqual([['blocked 1', '4'], 0]);
    expect(names(threadRows(focus, null, view(['3-silenced'])))).toEqual(['blocked 1', '3']);
  });
});

describe('new and deleted replies', () => {
  const descendants: ThreadNode[] = [
    { id: '2', parentId: '1', createdAt: 1000 },
    { id: '3', parentId: '1', createdAt: 1001 },
    { id: '4', parentId: '3', createdAt: 10, isLate: true },
    { id: '5', parentId: '3' },
  ];
  const newIds = (newSince: number | null) =>
    threadRows(node('1'), { ancestors: [], descendants }, { openIds: new Set(), silenced: new Map(), newSince }).flatMap(row =>
      row.kind === 'status' && row.isNew ? row.statusId : [],
    );

  it('marks the replies that were written after the last visit, and those that arrived late', () => {
    expect(newIds(1000)).toEqual(['3', '4']);
  });

  it('marks no reply as new on a first visit but those that arrive late', () => {
    expect(newIds(null)).toEqual(['4']);
  });

  it('keeps the key of a deleted reply, and its replies below it', () => {
    const rows = threadRows(node('1'), {
      ancestors: [],
      descendants: [{ ...node('2', '1'), isDeleted: true }, node('3', '2')],
    });
    expect(rows.map(({ kind, key }) => [kind, key])).toEqual([
      ['status', '1'],
      ['deleted', '2'],
      ['status', '3'],
    ]);
  });
});

describe('withPending', () => {
  const context = { ancestors: [node('1')], descendants: [node('3', '2'), node('4', '2')] };
  const mark = (key: string, inReplyToId: string | null, further = {}) => ({
    key,
    inReplyToId,
    replyToKey: null,
    statusId: null,
    ...further,
  });
  const rowsOf = (...marks: ReturnType<typeof mark>[]) => threadRows(node('2', '1'), withPending('2', context, marks));

  it('[LIST-05] puts a pending reply below the other replies of its post', () => {
    expect(outline(rowsOf(mark('a', '2'), mark('b', '3')))).toEqual(['1', '2', '3', '(b)', '4', '(a)']);
  });

  it('puts the posts of a thread that is being sent below one another', () => {
    expect(outline(rowsOf(mark('a', '2'), mark('b', null, { replyToKey: 'a' })))).toEqual(['1', '2', '3', '4', '(a)', '(b)']);
  });

  it('[LIST-05] keeps the place and the key of a reply when it is sent, also once the context has it', () => {
    const [pending] = rowsOf(mark('a', '2')).slice(-1);
    const sent = mark('a', '2', { statusId: '5' });
    const [added] = rowsOf(sent).slice(-1);
    expect(added).toMatchObject({ kind: 'status', statusId: '5', key: pending?.key });
    const refreshed = { ...context, descendants: [...context.descendants, node('5', '2')] };
    expect(threadRows(node('2', '1'), withPending('2', refreshed, [sent])).at(-1)).toEqual(added);
  });

  it('leaves the thread as it is for replies to posts outside it', () => {
    expect(withPending('2', context, [mark('a', '9'), mark('b', '1'), mark('c', null)])).toBe(context);
  });
});
