import { createPressListener, pressedKey } from '@rookery/ui/keyboard';
import { feedPatternMove } from '@rookery/ui/list';
import { feedCommands, type FeedCommandId } from './feed-commands.js';
import type { FeedRegistry } from './feed-registry.js';
import type { FeedCallbacks } from './command-context.js';

/** Runs a command in the list of the page. False when there is no list, no current row, or the row does not offer it. */
export function runFeedCommand(feeds: FeedRegistry, command: FeedCommandId, target: EventTarget | null): boolean {
  const feed = feeds.at(target);
  if (feed === null || feed.cursor.isEmpty()) return false;
  if (command === 'next' || command === 'previous') {
    feed.cursor.move(command);
    return true;
  }
  const key = feed.cursor.key();
  return key !== null && feed.commands.commandsOf(key)?.run(command) === true;
}

/** The keys of the ARIA feed pattern. No setting changes them; they act only while the focus is in a list. */
export function runFeedPattern(feeds: FeedRegistry, event: KeyboardEvent): boolean {
  const move = feedPatternMove(event);
  const feed = feeds.at(event.target);
  if (move === null || feed === null || !feed.cursor.contains(event.target)) return false;
  feed.cursor.move(move);
  return true;
}

/** Enter on a focused post opens it, for readers without single-key shortcuts: visitors, and members who turned them off. */
export function pressFocusedRow(feeds: FeedRegistry, event: KeyboardEvent): boolean {
  if (pressedKey(event) !== 'Enter' || !(event.target instanceof Element)) return false;
  return event.target.matches('article[tabindex]') && runFeedCommand(feeds, 'open', event.target);
}

/**
 * Moves the focus back to the current row of the page's list, for example after the reader left a field. @param target In the list, where the page has
 * several.
 */
export function focusCurrentRow(feeds: FeedRegistry, target: EventTarget | null = null): void {
  feeds.at(target)?.cursor.focus();
}

/** Whether the app supports a command at all: some need one of its callbacks. */
export function isFeedCommandOffered(
  id: FeedCommandId,
  { onReply, onMention, onReact }: Pick<FeedCallbacks, 'onReply' | 'onMention' | 'onReact'>,
): boolean {
  if (id === 'reply') return onReply !== null;
  if (id === 'mention') return onMention !== null;
  return id !== 'react' || onReact !== null;
}

/** The `keydown` listener of a page whose only shortcuts are those of its lists. Single keys are for members. */
export function createFeedListener(feeds: FeedRegistry, isSignedIn: boolean): (event: KeyboardEvent) => void {
  return createPressListener(() => ({
    commands: feedCommands,
    chosen: {},
    isOn: isSignedIn,
    runAlways: event => runFeedPattern(feeds, event) || (!isSignedIn && pressFocusedRow(feeds, event)),
    run: (id, event) => runFeedCommand(feeds, id, event.target),
  }));
}
