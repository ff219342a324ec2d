import { cursorOf } from '../cursor/feed-cursor.js';
import type { FeedPort, Feeds } from '../cursor/feed-port.js';
import { pressedKey } from '../cursor/shortcut-keys.js';
import type { FeedCallbacks } from '../options/feed-callbacks.js';
import type { FeedCommandId } from './feed-commands.js';

/** The list that keys act on: the one with the focus, else the last one mounted. */
function feedAt(feeds: Feeds, target: EventTarget | null): FeedPort | null {
  const focused = feeds.ports.find(port => target instanceof Node && port.list.current?.element()?.contains(target) === true);
  return focused ?? feeds.ports.at(-1) ?? null;
}

/** Runs a command in the list of the page. False when there is no list, no current row, or the row does not offer it. */
export function runFeedCommand(feeds: Feeds, command: FeedCommandId, target: EventTarget | null): boolean {
  const port = feedAt(feeds, target);
  if (port === null || port.rows.length === 0) return false;
  const cursor = cursorOf(port);
  if (command === 'next' || command === 'previous') {
    cursor.move(command);
    return true;
  }
  const key = cursor.row()?.dataset['key'];
  return key !== undefined && port.commands.commandsOf(key)?.run(command) === true;
}

/** The keys of the ARIA feed pattern. No setting changes them; they act only while the focus is in a list. */
export function runFeedPattern(feeds: Feeds, event: KeyboardEvent): boolean {
  const move = patternMove(event);
  const port = feedAt(feeds, event.target);
  if (move === null || port === null) return false;
  if (!(event.target instanceof Node) || port.list.current?.element()?.contains(event.target) !== true) return false;
  cursorOf(port).move(move);
  return true;
}

/** Enter on a focused post opens it, for readers without single-key shortcuts: visitors, and members who turned them off. */
export function pressFocusedRow(feeds: Feeds, event: KeyboardEvent): boolean {
  if (pressedKey(event) !== 'Enter' || !(event.target instanceof Element)) return false;
  return event.target.matches('article[tabindex]') && runFeedCommand(feeds, 'open', event.target);
}

function patternMove({ key, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent) {
  if (altKey || metaKey || shiftKey) return null;
  if (ctrlKey) return key === 'Home' ? 'first' : key === 'End' ? 'last' : null;
  return key === 'PageDown' ? 'next' : key === 'PageUp' ? 'previous' : null;
}

/** Moves the focus back to the current row of the page's list, for example after the reader left a field. */
export function focusCurrentRow(feeds: Feeds): void {
  const port = feeds.ports.at(-1);
  if (port !== undefined) cursorOf(port).focus();
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
