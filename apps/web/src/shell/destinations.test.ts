import { describe, expect, it } from 'vitest';
import { barPlaces, destinations } from './destinations.js';

const hrefsOf = (places: readonly { href: string }[]) => places.map(({ href }) => href);

describe('the navigation', () => {
  it('has no pages of one’s own for a visitor', () => {
    expect(hrefsOf(destinations(null))).toEqual(['/', '/timeline/fediverse', '/settings']);
  });

  it('names the local timeline at both its addresses for a visitor', () => {
    expect(destinations(null)[0]).toMatchObject({ href: '/', also: '/timeline/local', text: 'local' });
  });

  it('leads to the profile of the member', () => {
    expect(hrefsOf(destinations('mara'))).toContain('/@mara');
  });

  it('has events where the server has them', () => {
    expect(hrefsOf(destinations('mara', true))).toContain('/events');
    expect(hrefsOf(destinations('mara', false))).not.toContain('/events');
  });
});

describe('the bottom bar', () => {
  it('has Home, Search, Bookmarks and the profile of a member, and everything else in its menu', () => {
    const places = destinations('mara', true);
    const { shown, more } = barPlaces(places);
    expect(hrefsOf(shown)).toEqual(['/', '/search', '/bookmarks', '/@mara']);
    expect(hrefsOf(more)).toEqual(['/timeline/local', '/timeline/fediverse', '/lists', '/events', '/favourites', '/settings']);
  });

  it('has everything where five items fit, without a menu', () => {
    const five = destinations('mara').slice(0, 5);
    expect(barPlaces(five)).toEqual({ shown: five, more: [] });
    expect(barPlaces(destinations('mara').slice(0, 6)).more).not.toEqual([]);
  });

  it('leaves a place for its menu when more than four are meant for it', () => {
    const many = destinations('mara').map(place => ({ ...place, isInBar: true }));
    expect(barPlaces(many).shown).toHaveLength(4);
  });
});
