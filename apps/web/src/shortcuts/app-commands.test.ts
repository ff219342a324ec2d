import { describe, expect, it } from 'vitest';
import { commandGroups, commands, isPlace, placeHref, placesOf } from './app-commands.js';

const features = { lists: true, events: false, trends: false, chats: true, relationshipLists: true };

describe('commands', () => {
  it('have unique ids and keys', () => {
    expect(new Set(commands.map(command => command.id)).size).toBe(commands.length);
    const keys = commands.flatMap(command => command.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('use no first key of a sequence as a single key', () => {
    const keys = commands.flatMap(command => command.keys);
    for (const key of keys) expect(keys.some(other => other.startsWith(`${key} `))).toBe(false);
  });
});

describe('placeHref', () => {
  it('[HINT-01] leads to the places of the navigation', () => {
    const ours = placesOf('mara', features);
    expect(placeHref('goHome', ours)).toBe('/');
    expect(placeHref('goLocal', ours)).toBe('/timeline/local');
    expect(placeHref('goFederated', ours)).toBe('/timeline/fediverse');
    expect(placeHref('goProfile', ours)).toBe('/@mara');
    expect(placeHref('goSettings', ours)).toBe('/settings');
  });

  it('is null for a place without a destination', () => {
    expect(placeHref('goHome', placesOf(null, features))).toBeNull();
    expect(placeHref('goProfile', placesOf(null, features))).toBeNull();
  });

  it('[HINT-12] leads to the lists of relationships where the server has them', () => {
    const hrefs = (ownAcct: string | null, relationshipLists: boolean) =>
      (['goFollowRequests', 'goMutes', 'goBlocks'] as const).map(id =>
        placeHref(id, placesOf(ownAcct, { ...features, relationshipLists })),
      );
    expect(hrefs('mara', true)).toEqual(['/follow_requests', '/mutes', '/blocks']);
    expect(hrefs('mara', false)).toEqual([null, null, null]);
    expect(hrefs(null, true)).toEqual([null, null, null]);
  });

  it('tells places from other commands', () => {
    expect(isPlace('goHome')).toBe(true);
    expect(isPlace('next')).toBe(false);
  });
});

describe('the keys', () => {
  it.each([
    ['g h', '/'],
    ['g l', '/timeline/local'],
    ['g t', '/timeline/fediverse'],
    ['g u', '/@mara'],
    ['g f', '/favourites'],
    ['g k', '/bookmarks'],
    ['g i', '/lists'],
    ['g s', '/settings'],
    ['s', '/search'],
  ])('[HINT-01] %s lead to %s', (keys, href) => {
    const command = commands.find(({ keys: own }) => own.includes(keys));
    expect(command && isPlace(command.id) && placeHref(command.id, placesOf('mara', features))).toBe(href);
  });

  it.each([
    ['?', 'showKeys'],
    ['Backspace', 'goBack'],
  ])('%s act on the page: %s', (keys, id) => {
    expect(commands.find(({ keys: own }) => own.includes(keys))?.id).toBe(id);
  });

  it('stand in the legend under their group', () => {
    const idsOf = (group: string) => commands.flatMap(({ id, group: own }) => (own === group ? [id] : []));
    expect(idsOf('places').every(isPlace)).toBe(true);
    expect(idsOf('page').toSorted()).toEqual([
      'addColumn',
      'columnLeft',
      'columnRight',
      'goBack',
      'newPost',
      'palette',
      'search',
      'showKeys',
    ]);
    expect(commandGroups.flatMap(idsOf)).toHaveLength(commands.length);
  });
});
