import { expect, it } from 'vitest';
import { canGoBack, openHistory, pushed, replaced, shownIn, went } from './column-history.js';

const hrefOf = (history: Parameters<typeof shownIn>[0]) => shownIn(history).pathname + shownIn(history).search;

it('opens where the column was left', () => {
  const history = openHistory('/tags/birds?any=trams');
  expect(shownIn(history)).toMatchObject({ pathname: '/tags/birds', search: '?any=trams', hash: '', state: null });
  expect(history.arrival).toBe('return');
  expect(canGoBack(history)).toBe(false);
});

it('goes back to the tab before, and forward again', () => {
  const history = pushed(openHistory('/@ada'), '/@ada/media', { a: 1 });
  expect([hrefOf(history), history.arrival, canGoBack(history)]).toEqual(['/@ada/media', 'link', true]);
  const before = went(history, -1);
  expect([hrefOf(before), before.arrival]).toEqual(['/@ada', 'return']);
  expect(shownIn(went(before, 1)).state).toEqual({ a: 1 });
});

it('stays at its ends', () => {
  const history = openHistory('/chats');
  expect(went(history, -1)).toBe(history);
  expect(went(history, 1)).toBe(history);
  expect(went(history, 0)).toBe(history);
});

it('forgets what came after an entry that another one follows', () => {
  const history = pushed(went(pushed(openHistory('/chats'), '/chats/1', null), -1), '/chats/2', null);
  expect(history.entries.map(({ pathname }) => pathname)).toEqual(['/chats', '/chats/2']);
});

it('replaces an entry, which has another key', () => {
  const history = pushed(openHistory('/search'), '/search?q=a', null);
  const after = replaced(history, '/search?q=ab', null);
  expect(after.entries.map(({ search }) => search)).toEqual(['', '?q=ab']);
  expect(new Set([...history.entries, ...after.entries].map(({ key }) => key)).size).toBe(3);
});

it('keeps the last 20 entries', () => {
  let history = openHistory('/search');
  for (let count = 0; count < 30; count += 1) history = pushed(history, `/search?q=${count}`, null);
  expect(history.entries).toHaveLength(20);
  expect(hrefOf(history)).toBe('/search?q=29');
});
