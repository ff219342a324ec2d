import { describe, expect, it } from 'vitest';
import type { Location } from 'react-router-dom';
import type { Arrival } from '../routing/arrival.js';
import { arriveAt, type OpenPages } from './open-pages.js';

const at = (pathname: string, key: string): Location => ({ pathname, key, search: '', hash: '', state: null });
const home = at('/', 'a');
const thread = at('/@mara/posts/1', 'b');
const tag = at('/tags/trains', 'c');

type Step = readonly [Location, Arrival?];
const visit = (...steps: readonly Step[]) =>
  steps.reduce<OpenPages | null>((pages, [location, arrival = 'link']) => arriveAt(pages, location, arrival), null) ??
  expect.fail();

describe('arriveAt', () => {
  it('keeps the list behind the thread that was opened from it', () => {
    const { shown, kept } = visit([home], [thread]);
    expect([shown.location, kept?.location, kept?.id]).toEqual([thread, home, 0]);
  });

  it('shows the kept list again after going back to its entry', () => {
    const { shown, kept } = visit([home], [thread], [home, 'return']);
    expect(shown).toEqual({ id: 0, location: home, arrival: 'return' });
    expect(kept).toBeNull();
  });

  it('keeps the list through several threads', () => {
    const { shown } = visit([home], [thread], [at('/@mara/posts/2', 'd')], [thread, 'return'], [home, 'return']);
    expect(shown.id).toBe(0);
  });

  it('keeps one list, the one left last', () => {
    const { shown, kept } = visit([home], [tag], [thread], [tag, 'return']);
    expect([shown.id, kept]).toEqual([1, null]);
    expect(arriveAt({ shown, kept }, home, 'return')).toMatchObject({ shown: { id: 2 }, kept: { id: 1 } });
  });

  it('opens a list anew by a link to its address', () => {
    const { shown, kept } = visit([home], [thread], [at('/', 'd')]);
    expect([shown.id, kept]).toEqual([2, null]);
  });

  it('does not show the kept list for another entry with its address', () => {
    expect(visit([home], [thread], [at('/', 'd'), 'return']).shown.id).toBe(2);
  });

  it('[NAV-10] keeps the page of the chats, with its list, from one chat to the next', () => {
    const { shown, kept } = visit([home], [at('/chats', 'd')], [at('/chats/7', 'e')], [at('/chats/new', 'f')]);
    expect([shown.id, shown.location.pathname, kept?.location]).toEqual([1, '/chats/new', home]);
  });

  it('does not mount the page of the chats twice', () => {
    const { shown, kept } = visit([home], [at('/chats', 'd')], [tag], [at('/chats/7', 'e')]);
    expect([shown.location.pathname, kept?.location]).toEqual(['/chats/7', tag]);
  });

  it('keeps the page that a link to its own address leads to', () => {
    const { shown } = visit([home], [at('/', 'd')]);
    expect(shown).toEqual({ id: 0, location: at('/', 'd'), arrival: 'link' });
  });

  it('does not keep a page whose entry was replaced', () => {
    const { shown, kept } = visit([home], [at('/public', 'd')], [at('/timeline/local', 'e'), 'replacement']);
    expect([shown.id, kept?.id]).toEqual([2, 0]);
  });

  it('returns the same object for the entry that is shown', () => {
    const pages = visit([home], [thread]);
    expect(arriveAt(pages, { ...thread }, 'return')).toBe(pages);
  });
});
