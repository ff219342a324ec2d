import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reblogId } from '../entities/ids.js';
import { createLoopGuard, linkTo, toPage } from './pagination.js';

const BASE = new URL('https://a.test/api/v1/timelines/home?limit=2&since_id=0');
const page = (ids: string[], more: Partial<Parameters<typeof toPage>[0]> = {}) =>
  toPage({ items: ids.map(id => ({ id })), status: 200, link: null, address: BASE, isCursored: true, ...more });

describe('linkTo', () => {
  const header = '<https://a.test/x?max_id=1&a=b>; rel="next", <https://a.test/x?min_id=9>; rel="prev"';

  it('[API-05] returns path and query of the relation', () => {
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
  ])('[API-05] returns null for another host or a malformed header: %s', value => {
    expect(linkTo(value, 'next', BASE)).toBeNull();
  });
});

describe('toPage', () => {
  it('[API-05] removes duplicates and keeps the order of the server', () => {
    expect(page(['3', '2', '3', '1']).items.map(({ id }) => id)).toEqual(['3', '2', '1']);
  });

  it('[API-05] continues after the last item when there is no Link header', () => {
    expect(page(['3', '2']).next).toBe('/api/v1/timelines/home?limit=2&max_id=2');
    expect(page(['3', reblogId('7', '2')]).next).toBe('/api/v1/timelines/home?limit=2&max_id=2');
    expect(page(['3']).next).toBe('/api/v1/timelines/home?limit=2&max_id=3');
    expect(page([]).next).toBeNull();
    expect(page(['3', '2'], { isCursored: false }).next).toBeNull();
  });

  it('[API-05] continues with one bound, whichever the page had', () => {
    for (const bound of ['max_id=9', 'since_id=1', 'min_id=1']) {
      const address = new URL(`https://a.test/api/v1/timelines/home?${bound}`);
      expect(page(['3', '2'], { address }).next).toBe('/api/v1/timelines/home?max_id=2');
    }
  });

  it('[API-05] continues after the last item when the link leads to another host', () => {
    const inner = '<https://inner.test/api/v1/timelines/home?max_id=2>; rel="next"';
    expect(page(['3', '2'], { link: inner }).next).toBe('/api/v1/timelines/home?limit=2&max_id=2');
    expect(page(['3', '2'], { link: inner, isCursored: false }).next).toBeNull();
    expect(page(['3', '2'], { link: '<https://a.test/x?min_id=3>; rel="prev"' }).next).toBeNull();
  });

  it('[API-05] continues after the oldest item of a page sent oldest first', () => {
    expect(page(['8', '9', '10']).items.map(({ id }) => id)).toEqual(['8', '9', '10']);
    expect(page(['8', '9', '10']).next).toBe('/api/v1/timelines/home?limit=2&max_id=8');
    expect(page(['8', '10', '9']).next).toBe('/api/v1/timelines/home?limit=2&max_id=9');
  });

  it('[API-05] continues after the last item when the bound of the link lies beyond it', () => {
    const link = '<https://a.test/x?max_id=0100&local=false>; rel="next", <https://a.test/x?min_id=0500>; rel="prev"';
    const { next, previous } = page(['0300', '0200'], { link });
    expect(next).toBe('/x?max_id=0200&local=false');
    expect(previous).toBe('/x?min_id=0300');
  });

  it('[API-05] follows the link when its bound is on the page', () => {
    const link = '<https://a.test/x?max_id=200>; rel="next", <https://a.test/x?since_id=300>; rel="prev"';
    const { next, previous } = page(['300', '200'], { link });
    expect([next, previous]).toEqual(['/x?max_id=200', '/x?since_id=300']);
  });

  it('[API-05] compares decimal bounds of different lengths by value', () => {
    expect(page(['11', '10'], { link: '<https://a.test/x?max_id=9>; rel="next"' }).next).toBe('/x?max_id=10');
    expect(page(['9', '8'], { link: '<https://a.test/x?max_id=10>; rel="next"' }).next).toBe('/x?max_id=10');
  });

  it.each([
    ['whose bounds are not ids of the items', ['0300', '0200'], '<https://a.test/x?max_id=17>; rel="next"', false],
    ['with a bound of another form', ['AbZ300', 'AbZ200'], '<https://a.test/x?max_id=17>; rel="next"', true],
    ['without a bound', ['0300', '0200'], '<https://a.test/x?page=2>; rel="next"', true],
    ['below a reblog without an id of its own', [reblogId('7', '0300')], '<https://a.test/x?max_id=0100>; rel="next"', true],
  ])('[API-05] follows the link of a list %s', (_name, ids, link, isCursored) => {
    expect(page(ids, { link, isCursored }).next).toBe(/<https:\/\/a\.test(.*)>/.exec(link)?.[1]);
  });

  it('[API-05] follows the link when the page brought nothing below its own bound', () => {
    const address = new URL('https://a.test/x?max_id=0200');
    expect(page(['0200'], { address, link: '<https://a.test/x?max_id=0100>; rel="next"' }).next).toBe('/x?max_id=0100');
  });

  it('[API-05] has no next page for pinned statuses', () => {
    expect(page(['3', '2'], { address: new URL('https://a.test/x?limit=2&pinned=true') }).next).toBeNull();
  });

  it('[API-05] follows the link of an empty page', () => {
    expect(page([], { link: '<https://a.test/x?max_id=1>; rel="next"' }).next).toBe('/x?max_id=1');
    expect(page([], { link: '<https://evil.test/x?max_id=1>; rel="next"' }).next).toBeNull();
  });

  it('[API-05] marks a page with status 206 as partial', () => {
    expect([page([], { status: 206 }).isPartial, page([], { status: 200 }).isPartial]).toEqual([true, false]);
  });
});

describe('createLoopGuard', () => {
  it('[API-05] replaces a link that leads back with null', () => {
    const follow = createLoopGuard();
    expect(follow('/a', '/b')).toBe('/b');
    expect(follow('/b', '/b')).toBeNull();
    expect(follow('/b', '/c')).toBe('/c');
    expect(follow('/c', '/a')).toBeNull();
    expect(follow('/c', '/b')).toBeNull();
  });

  it('[API-05] allows reading the list again', () => {
    const follow = createLoopGuard();
    for (let time = 0; time < 3; time += 1)
      expect([follow('/a', '/b'), follow('/b', '/c'), follow('/c', null)]).toEqual(['/b', '/c', null]);
  });
});

describe('linkTo, for any header', () => {
  it('[API-05] never returns a path of another host', () => {
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
