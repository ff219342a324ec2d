import { describe, expect, it, vi } from 'vitest';
import { feedCommands, type FeedCommandId } from './feed-commands.js';
import type { FeedRegistry } from './feed-registry.js';
import { focusCurrentRow, isFeedCommandOffered, runFeedCommand } from './run-feed-command.js';

function aList({ key = 's:1' as string | null, isEmpty = false, offers = true } = {}) {
  const move = vi.fn();
  const focus = vi.fn();
  const run = vi.fn(() => offers);
  const cursor = { isEmpty: () => isEmpty, key: () => key, move, focus, contains: () => true };
  const commands = { commandsOf: (row: string) => (row === 's:1' ? { run } : undefined) };
  const feeds = { at: () => ({ cursor, commands }) } as unknown as FeedRegistry;
  return { feeds, move, focus, run };
}
const noList = { at: () => null } as unknown as FeedRegistry;

describe('runFeedCommand', () => {
  it('moves the cursor, also when no row is current', () => {
    const { feeds, move, run } = aList({ key: null });
    expect(runFeedCommand(feeds, 'next', null)).toBe(true);
    expect(runFeedCommand(feeds, 'previous', null)).toBe(true);
    expect(move.mock.calls).toEqual([['next'], ['previous']]);
    expect(run).not.toHaveBeenCalled();
  });

  it('runs the command of the current row', () => {
    const { feeds, move, run } = aList();
    expect(runFeedCommand(feeds, 'open', null)).toBe(true);
    expect(run).toHaveBeenCalledExactlyOnceWith('open');
    expect(move).not.toHaveBeenCalled();
  });

  it('is false when the row does not offer the command', () => {
    expect(runFeedCommand(aList({ offers: false }).feeds, 'open', null)).toBe(false);
  });

  it('is false without a list, in an empty one, and without a row that has commands', () => {
    expect(runFeedCommand(noList, 'next', null)).toBe(false);
    expect(runFeedCommand(aList({ isEmpty: true }).feeds, 'next', null)).toBe(false);
    expect(runFeedCommand(aList({ key: null }).feeds, 'open', null)).toBe(false);
    expect(runFeedCommand(aList({ key: 'g:2' }).feeds, 'open', null)).toBe(false);
  });
});

it('focuses the current row of the list of the page, where there is one', () => {
  const { feeds, focus } = aList();
  focusCurrentRow(feeds);
  expect(focus).toHaveBeenCalledTimes(1);
  expect(() => focusCurrentRow(noList)).not.toThrow();
});

describe('isFeedCommandOffered', () => {
  const none = { onReply: null, onMention: null, onReact: null };
  const all = { onReply: () => undefined, onMention: () => undefined, onReact: () => undefined };
  const needCallback: FeedCommandId[] = ['reply', 'mention', 'react'];

  it('offers replies, mentions and reactions where the app has them', () => {
    expect(needCallback.map(id => isFeedCommandOffered(id, all))).toEqual([true, true, true]);
    expect(needCallback.map(id => isFeedCommandOffered(id, none))).toEqual([false, false, false]);
  });

  it('looks at the callback of the command alone', () => {
    expect(isFeedCommandOffered('reply', { ...all, onReply: null })).toBe(false);
    expect(isFeedCommandOffered('mention', { ...none, onMention: all.onMention })).toBe(true);
    expect(isFeedCommandOffered('react', { ...none, onReact: all.onReact })).toBe(true);
  });

  it('offers the other commands without a callback', () => {
    const others = feedCommands.map(({ id }) => id).filter(id => !needCallback.includes(id));
    expect(others.every(id => isFeedCommandOffered(id, none))).toBe(true);
  });
});

it('gives every command its key, and repeats only the moves', () => {
  expect(feedCommands.map(({ id, keys }) => `${id}: ${keys.join(' ')}`)).toEqual([
    'next: j ArrowDown',
    'previous: k ArrowUp',
    'open: o Enter',
    'reply: r',
    'favourite: f',
    'reblog: b',
    'mention: m',
    'openAuthor: p',
    'toggleText: x',
    'toggleMedia: h',
    'openMedia: a',
    'react: e',
  ]);
  const moving = ['next', 'previous'];
  expect(feedCommands.filter(({ repeats }) => repeats === true).map(({ id }) => id)).toEqual(moving);
  expect(feedCommands.filter(({ group }) => group === 'moving').map(({ id }) => id)).toEqual(moving);
  expect(feedCommands.filter(({ group }) => group === 'post')).toHaveLength(feedCommands.length - moving.length);
});
