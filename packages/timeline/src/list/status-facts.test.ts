import { aStatus } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import { statusFacts } from './status-facts.js';

const filtered = (filter_action: 'hide' | 'warn', context: string[]) => [
  { filter: { id: '1', title: 'Spoilers', context, filter_action, expires_at: null }, keyword_matches: [], status_matches: [] },
];

describe('what decides about a row', () => {
  it('is the post a reblog shows, and who reblogged it', () => {
    const post = aStatus({ id: '5' });
    const reblog = aStatus({ id: '7', reblog: post });
    expect(statusFacts(reblog, 'home')).toMatchObject({ postId: '5', rebloggedBy: reblog.account.display_name });
    expect(statusFacts(post, 'home')).toMatchObject({ postId: '5', rebloggedBy: null, isFiltered: false });
  });

  it('is a filter that hides, where it applies, also through a reblog', () => {
    const hidden = aStatus({ id: '5', filtered: filtered('hide', ['home']) });
    expect(statusFacts(hidden, 'home').isFiltered).toBe(true);
    expect(statusFacts(hidden, 'public').isFiltered).toBe(false);
    expect(statusFacts(aStatus({ id: '7', reblog: hidden }), 'home').isFiltered).toBe(true);
    expect(statusFacts(aStatus({ filtered: filtered('warn', ['home']) }), 'home').isFiltered).toBe(false);
    expect(statusFacts(aStatus({ filtered: filtered('hide', []) }), 'account').isFiltered).toBe(true);
  });
});
