import type { ListCursor } from '@rookery/ui/list';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFeedRegistry } from './feed-registry.js';
import { openCommand } from './row-commands.js';
import { createFeedListener, pressFocusedRow, runFeedPattern } from './run-feed-command.js';

/** A list on the page with one row, as far as keys need it. */
function aFeed(id: string) {
  const list = document.createElement('section');
  list.innerHTML = `<article tabindex="-1" id="${id}"><a href="/post">Post</a></article>`;
  document.body.append(list);
  const open = vi.fn();
  const move = vi.fn();
  const cursor = {
    isEmpty: () => false,
    key: () => 's:1',
    move,
    contains: (node: EventTarget | null) => node instanceof Node && list.contains(node),
  } as unknown as ListCursor;
  const feed = { cursor, commands: { register: () => () => undefined, commandsOf: () => openCommand(open) } };
  return { feed, open, move, row: list.querySelector('article') as HTMLElement, link: list.querySelector('a') as HTMLElement };
}

/** The event of a key as a listener of the document gets it. */
function press(target: EventTarget, key: string, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
}

beforeEach(() => document.body.replaceChildren());

describe('Enter on a focused post', () => {
  it('opens it', () => {
    const feeds = createFeedRegistry();
    const { feed, open, row } = aFeed('one');
    feeds.add(feed);
    expect(pressFocusedRow(feeds, press(row, 'Enter'))).toBe(true);
    expect(open).toHaveBeenCalledOnce();
  });

  it('does nothing on a control inside it, on the page, or with another key', () => {
    const feeds = createFeedRegistry();
    const { feed, open, row, link } = aFeed('one');
    feeds.add(feed);
    expect(pressFocusedRow(feeds, press(link, 'Enter'))).toBe(false);
    expect(pressFocusedRow(feeds, press(document, 'Enter'))).toBe(false);
    expect(pressFocusedRow(feeds, press(row, 'x'))).toBe(false);
    expect(pressFocusedRow(feeds, press(row, 'Enter', { ctrlKey: true }))).toBe(false);
    expect(open).not.toHaveBeenCalled();
  });

  it('opens nothing in a list that is not registered', () => {
    expect(pressFocusedRow(createFeedRegistry(), press(aFeed('one').row, 'Enter'))).toBe(false);
  });
});

describe('the keys of the feed pattern', () => {
  it('move in the list that has the focus, and in no other', () => {
    const feeds = createFeedRegistry();
    const [one, two] = [aFeed('one'), aFeed('two')];
    feeds.add(one.feed);
    feeds.add(two.feed);
    expect(runFeedPattern(feeds, press(one.row, 'PageDown'))).toBe(true);
    expect([one.move.mock.calls.length, two.move.mock.calls.length]).toEqual([1, 0]);
    expect(runFeedPattern(feeds, press(document.body, 'PageDown'))).toBe(false);
    expect(runFeedPattern(feeds, press(one.row, 'x'))).toBe(false);
    expect([one.move.mock.calls.length, two.move.mock.calls.length]).toEqual([1, 0]);
  });
});

describe('a registry of lists', () => {
  it('has the list that holds a node, else the one mounted last', () => {
    const feeds = createFeedRegistry();
    const [one, two] = [aFeed('one'), aFeed('two')];
    expect(feeds.at(null)).toBeNull();
    const remove = feeds.add(one.feed);
    feeds.add(two.feed);
    expect(feeds.at(one.link)).toBe(one.feed);
    expect(feeds.at(document.body)).toBe(two.feed);
    remove();
    expect(feeds.at(one.link)).toBe(two.feed);
  });
});

describe('the listener of a page with lists alone', () => {
  const pressOn = (isSignedIn: boolean) => {
    const feeds = createFeedRegistry();
    const { feed, open, row } = aFeed('one');
    feeds.add(feed);
    const listener = createFeedListener(feeds, isSignedIn);
    document.addEventListener('keydown', listener);
    press(row, 'Enter');
    document.removeEventListener('keydown', listener);
    return open;
  };

  it('opens the focused post with Enter, for visitors and members', () => {
    expect(pressOn(false)).toHaveBeenCalledOnce();
    expect(pressOn(true)).toHaveBeenCalledOnce();
  });
});

describe('the only command of a gap', () => {
  it('is to open it', () => {
    const open = vi.fn();
    expect([openCommand(open).run('open'), openCommand(open).run('favourite')]).toEqual([true, false]);
    expect(open).toHaveBeenCalledOnce();
  });

  it('is none while it loads', () => {
    expect(openCommand(null).run('open')).toBe(false);
  });
});
