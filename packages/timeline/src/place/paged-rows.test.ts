import { describe, expect, it } from 'vitest';
import { PAGE_POSTS, pageOf } from './paged-rows.js';

const posts = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => ({
    kind: 'status',
    key: `s:${newest - index}`,
    id: String(newest - index),
  }));

describe('pageOf', () => {
  it('[LIST-07] is empty and the newest one in an empty list', () => {
    expect(pageOf([], 's:9')).toEqual({ start: 0, end: 0, number: 1, newerKey: undefined });
  });

  it('[LIST-07] makes pages of 20 posts, newest first', () => {
    expect(PAGE_POSTS).toBe(20);
    expect(pageOf(posts(120, 71), null)).toEqual({ start: 0, end: 20, number: 1, newerKey: undefined });
    expect(pageOf(posts(120, 71), 's:100')).toEqual({ start: 20, end: 40, number: 2, newerKey: null });
    expect(pageOf(posts(120, 71), 's:80')).toEqual({ start: 40, end: 50, number: 3, newerKey: 's:100' });
  });

  it('[LIST-07] starts another page with the 21st post', () => {
    expect(pageOf(posts(20, 1), null).end).toBe(20);
    expect(pageOf(posts(21, 1), null).end).toBe(20);
    expect(pageOf([], null)).toEqual({ start: 0, end: 0, number: 1, newerKey: undefined });
  });

  it('[LIST-07] keeps the page when posts are prepended', () => {
    const page = pageOf([...posts(123, 121), ...posts(120, 71)], 's:100');
    expect(page).toEqual({ start: 23, end: 43, number: 3, newerKey: 's:120' });
    expect(pageOf([...posts(123, 121), ...posts(120, 71)], page.newerKey ?? null)).toMatchObject({ start: 3, newerKey: null });
  });

  it('[LIST-03] keeps gaps and other rows in place without counting them', () => {
    const rows = [...posts(120, 111), { kind: 'gap', key: 'g:111' }, ...posts(90, 71)];
    const page = pageOf(rows, null);
    expect(page.end).toBe(21);
    expect(rows[page.end]?.key).toBe('s:80');
    expect(pageOf(rows, 's:80').newerKey).toBeNull();
  });

  it('[LIST-06] starts with the nearest older post when its first post is removed', () => {
    const rows = posts(120, 71).filter(row => row.key !== 's:100');
    expect(pageOf(rows, 's:100').start).toBe(20);
    expect(rows[20]?.key).toBe('s:99');
  });

  it('[LIST-07] turns through every post once, in both directions', () => {
    const rows = posts(500, 437);
    const firsts: (string | null)[] = [null];
    let end = pageOf(rows, null).end;
    while (end < rows.length) {
      firsts.push(rows[end]?.key ?? null);
      end = pageOf(rows, firsts.at(-1) ?? null).end;
    }
    expect(firsts).toEqual([null, 's:480', 's:460', 's:440']);
    const back: (string | null)[] = [];
    for (let key: string | null | undefined = firsts.at(-1); key !== undefined; key = pageOf(rows, key).newerKey) back.push(key);
    expect(back).toEqual(firsts.toReversed());
  });
});
