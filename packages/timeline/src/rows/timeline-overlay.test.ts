import type { Entry } from '@rookery/store/list';
import { describe, expect, it } from 'vitest';
import { aReblogger } from '../test-support/reblogging-account.js';
import type { StatusFacts } from './status-facts.js';
import { collapse, emptyOverlay, hold, replaceWithTombstones, see, toggleExpanded } from './timeline-overlay.js';

const entries = (...ids: string[]): Entry[] => ids.map(id => ({ kind: 'item', id }));

describe('replaceWithTombstones', () => {
  const tombstones = (overlay: ReturnType<typeof emptyOverlay>) =>
    [...overlay.deleted].flatMap(([id, isShown]) => (isShown ? id : []));

  it('[LIST-13] leaves a tombstone for a post in view and for the one under the cursor', () => {
    const reading = hold(see(emptyOverlay(), ['2', '3']), ['9']);
    expect(tombstones(replaceWithTombstones(reading, ['1', '2', '9']))).toEqual(['2', '9']);
  });

  it('decides once, when the post is deleted', () => {
    const deleted = replaceWithTombstones(see(emptyOverlay(), ['2']), ['1', '2']);
    const later = see(deleted, ['1']);
    expect(replaceWithTombstones(later, ['1', '2'])).toBe(later);
    expect(tombstones(replaceWithTombstones(later, ['1']))).toEqual([]);
  });
});

describe('see', () => {
  it('remembers every post that was in view since the list was opened', () => {
    const overlay = see(see(emptyOverlay(), ['2']), ['5']);
    expect([...overlay.seenIds]).toEqual(['2', '5']);
    expect(overlay.inViewIds).toEqual(['5']);
  });

  it('changes nothing when the same posts are in view', () => {
    const overlay = see(emptyOverlay(), ['2']);
    expect(see(overlay, ['2'])).toBe(overlay);
  });
});

describe('collapse', () => {
  const post: StatusFacts = {
    postId: '5',
    rebloggedBy: null,
    isReblogged: false,
    isReply: false,
    language: null,
    isFiltered: false,
  };
  const facts: Record<string, StatusFacts> = { '5': post, '7': { ...post, rebloggedBy: aReblogger('Ann') } };
  const factsOf = (id: string) => facts[id];

  it('[LIST-13] collapses a reblog added after its post was seen', () => {
    const opened = collapse(emptyOverlay(), entries('5'), factsOf, true, () => false);
    expect(collapse(see(opened, ['5']), entries('7', '5'), factsOf, true, () => false).collapsed).toEqual({ '7': '5' });
    expect(collapse(opened, entries('7', '5'), factsOf, true, () => false).collapsed).toEqual({});
  });

  it('keeps every row of the first entries, and of a list that was empty', () => {
    const empty = collapse(see(emptyOverlay(), ['5']), [], factsOf, true, () => false);
    expect(collapse(empty, entries('7', '5'), factsOf, true, () => false).collapsed).toEqual({});
  });
});

describe('toggleExpanded', () => {
  it('expands a row and collapses it again', () => {
    const expanded = toggleExpanded(emptyOverlay(), '5');
    expect([...expanded.expandedIds]).toEqual(['5']);
    expect([...toggleExpanded(expanded, '5').expandedIds]).toEqual([]);
  });
});
