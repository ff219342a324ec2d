import { describe, expect, it } from 'vitest';
import { barPlaces, destinations, isAt } from './destinations.js';

const features = { lists: true, events: false, trends: false, chats: true };
const withEvents = { lists: true, events: true, trends: false, chats: true };
const hrefsOf = (places: readonly { href: string }[]) => places.map(({ href }) => href);

describe('the navigation', () => {
  it('has no pages of one’s own for a visitor', () => {
    expect(hrefsOf(destinations(null, features))).toEqual(['/', '/timeline/fediverse', '/settings']);
  });

  it('names the local timeline at both its addresses for a visitor', () => {
    expect(destinations(null, features)[0]).toMatchObject({ href: '/', also: [{ href: '/timeline/local' }], text: 'local' });
  });

  it('has ten entries at most, and leaves the search to the side column where there is one', () => {
    const everything = { lists: true, events: true, trends: true, chats: true };
    const narrow = hrefsOf(destinations('mara', everything));
    expect(narrow).toHaveLength(10);
    expect(narrow).toContain('/search');
    expect(hrefsOf(destinations('mara', everything, 'none'))).toEqual(narrow.filter(href => href !== '/search'));
    expect(hrefsOf(destinations('mara', everything, 'last')).at(-1)).toBe('/search');
  });

  it('leads to the profile of the member', () => {
    expect(hrefsOf(destinations('mara', features))).toContain('/@mara');
  });

  it('[NAV-09] has chats, with the number of unread messages, where the server has them', () => {
    expect(destinations('mara', features).find(({ href }) => href === '/chats')).toMatchObject({
      text: 'chats',
      unread: 'chats',
    });
    expect(hrefsOf(destinations('mara', { ...features, chats: false }))).not.toContain('/chats');
    expect(hrefsOf(destinations(null, features))).not.toContain('/chats');
  });

  it('has events where the server has them', () => {
    expect(hrefsOf(destinations('mara', withEvents))).toContain('/events');
    expect(hrefsOf(destinations('mara', features))).not.toContain('/events');
  });

  it('[HINT-07] has trends where the server has them, for visitors too', () => {
    const withTrends = { ...features, trends: true };
    expect(hrefsOf(destinations('mara', withTrends)).slice(0, 4)).toEqual(['/', '/search', '/explore', '/notifications']);
    expect(hrefsOf(destinations(null, withTrends))).toEqual(['/', '/timeline/fediverse', '/explore', '/settings']);
    expect(hrefsOf(destinations('mara', features))).not.toContain('/explore');
  });

  it('[HINT-04] has lists where the server has them', () => {
    expect(hrefsOf(destinations('mara', features))).toContain('/lists');
    expect(hrefsOf(destinations('mara', { ...features, lists: false }))).not.toContain('/lists');
  });
});

it.each([
  ['/@mara', ['/@mara']],
  ['/@mara/media', ['/@mara']],
  ['/@mara/followers', ['/@mara']],
  ['/@mara/posts/7', []],
  ['/@mara/posts/7/quotes', []],
  ['/@mara/events/7/discussion', []],
  ['/@marabou', []],
  ['/settings/filters', ['/settings']],
  ['/', ['/']],
  ['/timeline/local', ['/']],
  ['/timeline/fediverse', ['/']],
  ['/favourites', ['/bookmarks']],
])('marks the place in the navigation of %s: %j', (pathname, current) => {
  expect(hrefsOf(destinations('mara', withEvents).filter(place => isAt(place, pathname)))).toEqual(current);
});

describe('the bottom bar', () => {
  it('has Home, Search, Notifications and Chats, and everything else in its menu', () => {
    const places = destinations('mara', withEvents);
    const { shown, more } = barPlaces(places);
    expect(hrefsOf(shown)).toEqual(['/', '/search', '/notifications', '/chats']);
    expect(hrefsOf(more)).toEqual(['/lists', '/events', '/bookmarks', '/@mara', '/settings']);
  });

  it('has the profile where the server has no chats', () => {
    expect(hrefsOf(barPlaces(destinations('mara', { ...features, chats: false })).shown)).toEqual([
      '/',
      '/search',
      '/notifications',
      '/@mara',
    ]);
  });

  it('has everything where five items fit, without a menu', () => {
    const five = destinations('mara', features).slice(0, 5);
    expect(barPlaces(five)).toEqual({ shown: five, more: [] });
    expect(barPlaces(destinations('mara', features).slice(0, 6)).more).not.toEqual([]);
  });

  it('leaves a place for its menu when more than four are meant for it', () => {
    const many = destinations('mara', features).map(place => ({ ...place, isInBar: true }));
    expect(barPlaces(many).shown).toHaveLength(4);
  });
});
