import { describe, expect, it } from 'vitest';
import {
  addColumn,
  changeColumn,
  columnBeside,
  listAt,
  MOST_COLUMNS,
  moveColumn,
  readColumns,
  removeColumn,
  restoreColumn,
  staysInColumn,
  writeColumns,
  type Column,
} from './column-layout.js';

const column = (id: string, href = `/tags/${id}`): Column => ({ id, href, title: id });
const three = [column('a'), column('b'), column('c')];
const ids = (columns: readonly Column[] | null) => columns?.map(({ id }) => id).join('');

describe('listAt', () => {
  it.each([
    ['/', 'home'],
    ['/timeline/local', 'local'],
    ['/timeline/fediverse/', 'federated'],
    ['/timeline/tram.example', 'timeline/tram.example'],
    ['/favourites', 'saved'],
    ['/list/1201', 'list/1201'],
    ['/tags/birds?any=trams', 'tags/birds'],
    ['/notifications/mentions', 'notifications'],
    ['/chats/7', 'chats'],
    ['/search?q=tram&type=posts', 'search'],
    ['/@ada@tram.example/media', '@ada@tram.example'],
    ['/@ada/tagged/birds', '@ada'],
  ])('of %s is %s', (href, list) => expect(listAt(href)).toBe(list));

  it.each([
    '',
    'home',
    '/@',
    '/lists',
    '/list/',
    '/settings/reading',
    '/@ada/posts/12',
    '/@ada/followers',
    '/@ada/tagged/',
    '/notifications/requests',
    '/notifications/requests/3',
    '/chats/7/more',
    '/search/more',
    '/moderation/reports',
    'javascript:alert(1)',
    'https://elsewhere.example/',
  ])('of %j is null', href => expect(listAt(href)).toBeNull());

  it('keeps the tabs of a list in its column, and nothing else', () => {
    expect(staysInColumn('/@ada', '/@ada/media')).toBe(true);
    expect(staysInColumn('/notifications', '/notifications/mentions')).toBe(true);
    expect(staysInColumn('/@ada', '/@ben')).toBe(false);
    expect(staysInColumn('/', '/timeline/local')).toBe(false);
    expect(staysInColumn('/@ada', '/@ada/posts/1')).toBe(false);
  });
});

describe('stored columns', () => {
  it('are read as they were written', () => expect(readColumns(writeColumns(three))).toEqual(three));

  it.each([null, '', '{', 'null', '{}', '7', '"/"'])('are none in %j', text => expect(readColumns(text)).toBeNull());

  it('are none at all where the reader has removed them', () => expect(readColumns('[]')).toEqual([]));

  it('lose what is damaged', () => {
    const stored = [
      column('a'),
      null,
      7,
      'x',
      {},
      { id: 1, href: '/' },
      { id: '', href: '/' },
      { id: 'x y', href: '/' },
      { id: 'e' },
      { id: 'e', href: ['/'] },
      { id: 'e', href: '//evil.example/' },
      { id: 'e', href: `/tags/${'x'.repeat(1_000)}` },
      { id: 'e', href: '/settings' },
      column('a', '/bookmarks'),
      { id: 'b', href: '/' },
      { id: 'c', href: '/chats', title: { toString: 'x' } },
    ];
    expect(readColumns(JSON.stringify(stored))).toEqual([
      column('a'),
      { id: 'b', href: '/', title: '' },
      { id: 'c', href: '/chats', title: '' },
    ]);
  });

  it('are at most as many as a page can hold, with short titles', () => {
    const many = Array.from({ length: MOST_COLUMNS + 1 }, (_, index) => ({ ...column(`c${index}`), title: 'x'.repeat(9_999) }));
    const read = readColumns(JSON.stringify(many)) ?? [];
    expect(read).toHaveLength(MOST_COLUMNS);
    expect(read[0]?.title).toHaveLength(200);
  });
});

describe('addColumn', () => {
  it('adds at the end', () => expect(ids(addColumn(three, column('d')))).toBe('abcd'));

  it('refuses a list that is there, a page that is no list, and one too many', () => {
    expect(addColumn(three, column('d', '/tags/a'))).toBe(three);
    expect(addColumn(three, column('a', '/'))).toBe(three);
    expect(addColumn(three, column('d', '/settings'))).toBe(three);
    const full = Array.from({ length: MOST_COLUMNS }, (_, index) => column(`c${index}`));
    expect(addColumn(full, column('d'))).toBe(full);
    expect(addColumn(full.slice(1), column('d'))).toHaveLength(MOST_COLUMNS);
  });
});

describe('moveColumn', () => {
  it.each([
    ['a', 1, 'bac'],
    ['a', 2, 'bca'],
    ['c', 0, 'cab'],
    ['b', 99, 'acb'],
    ['b', -1, 'bac'],
  ])('moves %s to %i', (id, position, order) => expect(ids(moveColumn(three, id, position))).toBe(order));

  it('changes nothing where the column is there already, or unknown', () => {
    expect(moveColumn(three, 'a', 0)).toBe(three);
    expect(moveColumn(three, 'a', -3)).toBe(three);
    expect(moveColumn(three, 'x', 1)).toBe(three);
    expect(moveColumn([], 'x', 1)).toEqual([]);
  });
});

describe('removeColumn', () => {
  it('removes one, and is undone at its place', () => {
    const rest = removeColumn(three, 'b');
    expect(ids(rest)).toBe('ac');
    expect(restoreColumn(rest, column('b'), 1)).toEqual(three);
    expect(restoreColumn(three, column('b'), 1)).toBe(three);
    expect(removeColumn(three, 'x')).toBe(three);
  });

  it('names the column that takes the focus', () => {
    expect(columnBeside(three, 'a')?.id).toBe('b');
    expect(columnBeside(three, 'c')?.id).toBe('b');
    expect(columnBeside([column('a')], 'a')).toBeNull();
    expect(columnBeside(three, 'x')).toBeNull();
  });
});

describe('changeColumn', () => {
  it('keeps the id, and the object where nothing changes', () => {
    expect(changeColumn(three, 'b', { href: '/@ada/media' })[1]).toEqual({ id: 'b', href: '/@ada/media', title: 'b' });
    expect(changeColumn(three, 'b', { title: 'b' })).toBe(three);
    expect(changeColumn(three, 'x', { title: 'y' })).toBe(three);
    expect(changeColumn(three, 'b', { href: '/settings' })).toBe(three);
  });
});
