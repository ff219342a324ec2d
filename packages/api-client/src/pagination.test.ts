import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareIds, newestFirst, reblogId, wireId } from './ids.js';
import { createLoopGuard, linkTo, toPage } from './pagination.js';

const BASE = new URL('https://a.test/api/v1/timelines/home?limit=2&since_id=0');
const page = (ids: string[], more: Partial<Parameters<typeof toPage>[0]> = {}) =>
  toPage({ items: ids.map(id => ({ id })), status: 200, link: null, address: BASE, isCursored: true, ...more });

describe('a Link header', () => {
  const header = '<https://a.test/x?max_id=1&a=b>; rel="next", <https://a.test/x?min_id=9>; rel="prev"';

  it('[API-05] gives path and query, to be asked of the own server', () => {
    expect(linkTo(header, 'next', BASE)).toBe('/x?max_id=1&a=b');
    expect(linkTo(header, 'prev', BASE)).toBe('/x?min_id=9');
    expect(linkTo('<http://a.test:3000/x?max_id=1>; rel=next', 'next', BASE)).toBe('/x?max_id=1');
  });

  it.each([
    '<https://evil.test/x>; rel="next"',
    '<//evil.test/x>; rel="next"',
    '<javascript:1>; rel="next"',
    'nonsense',
    '<>',
    '',
    null,
  ])('[API-05] that leads to another host or nowhere is refused: %s', value => {
    expect(linkTo(value, 'next', BASE)).toBeNull();
  });
});

describe('a page', () => {
  it('[API-05] names each item once, in the order of the server', () => {
    expect(page(['3', '2', '3', '1']).items.map(({ id }) => id)).toEqual(['3', '2', '1']);
  });

  it('[API-05] without a readable Link header goes on after its last item, however short it is', () => {
    expect(page(['3', '2']).next).toBe('/api/v1/timelines/home?limit=2&max_id=2');
    expect(page(['3', reblogId('7', '2')]).next).toBe('/api/v1/timelines/home?limit=2&max_id=2');
    expect(page(['3']).next).toBe('/api/v1/timelines/home?limit=2&max_id=3');
    expect(page([]).next).toBeNull();
    expect(page(['3', '2'], { isCursored: false }).next).toBeNull();
  });

  it('[API-05] whose link names another host goes on after its last item on its own; without a next link it is the last', () => {
    const inner = '<https://inner.test/api/v1/timelines/home?max_id=2>; rel="next"';
    expect(page(['3', '2'], { link: inner }).next).toBe('/api/v1/timelines/home?limit=2&max_id=2');
    expect(page(['3', '2'], { link: inner, isCursored: false }).next).toBeNull();
    expect(page(['3', '2'], { link: '<https://a.test/x?min_id=3>; rel="prev"' }).next).toBeNull();
  });

  it('[API-05] that begins with its oldest goes on after that, in the order of the server', () => {
    expect(page(['8', '9', '10']).items.map(({ id }) => id)).toEqual(['8', '9', '10']);
    expect(page(['8', '9', '10']).next).toBe('/api/v1/timelines/home?limit=2&max_id=8');
    expect(page(['8', '10', '9']).next).toBe('/api/v1/timelines/home?limit=2&max_id=9');
  });

  it('[API-05] of pinned posts is the only one', () => {
    expect(page(['3', '2'], { address: new URL('https://a.test/x?limit=2&pinned=true') }).next).toBeNull();
  });

  it('[API-05] that is empty leads on where the server says so: what it held may have been taken out', () => {
    expect(page([], { link: '<https://a.test/x?max_id=1>; rel="next"' }).next).toBe('/x?max_id=1');
    expect(page([], { link: '<https://evil.test/x?max_id=1>; rel="next"' }).next).toBeNull();
  });

  it('[API-05] that the server still builds is partial', () => {
    expect([page([], { status: 206 }).isPartial, page([], { status: 200 }).isPartial]).toEqual([true, false]);
  });
});

describe('the loop guard', () => {
  it('[API-05] ends a list whose pages lead back', () => {
    const follow = createLoopGuard();
    expect(follow('/a', '/b')).toBe('/b');
    expect(follow('/b', '/b')).toBeNull();
    expect(follow('/b', '/c')).toBe('/c');
    expect(follow('/c', '/a')).toBeNull();
    expect(follow('/c', '/b')).toBeNull();
  });

  it('[API-05] lets a list be read again', () => {
    const follow = createLoopGuard();
    for (let time = 0; time < 3; time += 1)
      expect([follow('/a', '/b'), follow('/b', '/c'), follow('/c', null)]).toEqual(['/b', '/c', null]);
  });
});

describe('ids', () => {
  it('[API-07] of a page that rises are turned round, and no others', () => {
    const turned = (...ids: string[]) => newestFirst(ids.map(id => ({ id }))).map(({ id }) => id);
    expect(turned('9', '10', '11')).toEqual(['11', '10', '9']);
    expect(turned('9', '11', '10')).toEqual(['9', '11', '10']);
    expect(turned('3', reblogId('7', '2'))).toEqual(['3', reblogId('7', '2')]);
  });

  it('[API-07] are ordered by length, then as text', () => {
    expect(['10', '9', '110', '11'].toSorted(compareIds)).toEqual(['9', '10', '11', '110']);
    expect(['01HZZ', '01HAA'].toSorted(compareIds)).toEqual(['01HAA', '01HZZ']);
    expect(compareIds('7', '7')).toBe(0);
  });

  it('[API-07] of reblogs are sent as the server knows them', () => {
    expect(wireId(reblogId('a:b', 'c:d'))).toBe('c:d');
    expect(wireId('2026-11-20/favourite/1')).toBe('2026-11-20/favourite/1');
  });
});

describe('any Link header', () => {
  it('[API-05] never leads to another host', () => {
    const piece = fc.constantFrom(
      'https://',
      'https:',
      '//',
      '/',
      'evil.test',
      'a.test',
      '@',
      '\\',
      '/x',
      '?max_id=1',
      'javascript:',
      '>',
      '<',
      ' ',
    );
    let followed = 0;
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), pieces => {
        const link = linkTo(`<${pieces.join('')}>; rel="next"`, 'next', BASE);
        if (link === null) return true;
        followed += 1;
        return link.startsWith('/') && new URL(link, BASE).origin === BASE.origin;
      }),
      { numRuns: 20_000, seed: 3 },
    );
    expect(followed).toBeGreaterThan(1000);
  });
});
