import type { Status } from '@rookery/api-client';
import type { FeedCommandId } from './feed-commands.js';
import { cursorOf } from './feed-cursor.js';
import type { FeedCallbacks } from './feed-callbacks.js';
import type { FeedPort, Feeds } from './feed-port.js';
import { commandsOf } from './row-commands.js';
import { pressedKey } from './shortcut-keys.js';

/** The feed that keys speak to: the one with the focus, else the last that came. */
function feedAt(feeds: Feeds, target: EventTarget | null): FeedPort | null {
  const focused = feeds.ports.find(port => target instanceof Node && port.list.current?.element()?.contains(target) === true);
  return focused ?? feeds.ports.at(-1) ?? null;
}

/** Carries out a command in the feed of the page. False when there is no feed, no current row, or the row does not offer it. */
export function runFeedCommand(feeds: Feeds, command: FeedCommandId, target: EventTarget | null): boolean {
  const port = feedAt(feeds, target);
  if (port === null || port.rows.length === 0) return false;
  const cursor = cursorOf(port);
  if (command === 'next' || command === 'previous') {
    cursor.move(command);
    return true;
  }
  const row = cursor.row();
  return row !== null && runOnRow(port, row, command);
}

/** The keys of the feed pattern of WAI-ARIA, which no setting changes; they count with the focus in a feed only. */
export function runFeedPattern(feeds: Feeds, event: KeyboardEvent): boolean {
  const move = patternMove(event);
  const port = feedAt(feeds, event.target);
  if (move === null || port === null) return false;
  if (!(event.target instanceof Node) || port.list.current?.element()?.contains(event.target) !== true) return false;
  cursorOf(port).move(move);
  return true;
}

/**
 * Enter on a post that has the focus itself: its own press, as of a button, for who has no single keys (visitors, and whoever
 * switched them off).
 */
export function pressFocusedRow(feeds: Feeds, event: KeyboardEvent): boolean {
  if (pressedKey(event) !== 'Enter' || !(event.target instanceof Element)) return false;
  return event.target.matches('article[tabindex]') && runFeedCommand(feeds, 'open', event.target);
}

function patternMove({ key, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent) {
  if (altKey || metaKey || shiftKey) return null;
  if (ctrlKey) return key === 'Home' ? 'first' : key === 'End' ? 'last' : null;
  return key === 'PageDown' ? 'next' : key === 'PageUp' ? 'previous' : null;
}

/** Puts the focus back on the current row of the page's feed, after the reader left a field, say. */
export function focusCurrentRow(feeds: Feeds): void {
  const port = feeds.ports.at(-1);
  if (port !== undefined) cursorOf(port).focus();
}

/** The controls of a row that keys press. A key does what its control does, and nothing where there is none. */
const CONTROLS = {
  reply: '[data-kind="reply"]',
  favourite: '[data-kind="like"]',
  reblog: '[data-kind="repost"]',
  author: '.rk-status-avatar',
  toggleText: '.rk-spoiler button',
} as const;

function runOnRow({ options }: FeedPort, row: Element, command: Exclude<FeedCommandId, 'next' | 'previous'>): boolean {
  const article = row.querySelector('article');
  const offered = article === null ? null : commandsOf(article);
  switch (command) {
    case 'open':
      if (offered?.onOpen) offered.onOpen();
      // A gap, a block or an ad opens by its own first control.
      else if (offered === null) return press(row, 'button, a[href]');
      return offered?.onOpen != null;
    case 'reply':
      return options.onReply !== null && press(row, CONTROLS.reply);
    case 'mention':
      return asMember(options, options.onMention, offered?.status.account);
    case 'react':
      return asMember(options, options.onReact, offered?.status);
    case 'toggleMedia':
      offered?.onToggleMedia?.();
      return offered?.onToggleMedia != null;
    case 'openMedia':
      return openMedia(options, row, offered?.status);
    default:
      return press(row, CONTROLS[command]);
  }
}

/** The first medium that can be shown. What is covered is uncovered first: then the way to that has the focus. */
function openMedia({ onOpenMedia }: FeedCallbacks, row: Element, status: Status | undefined): boolean {
  if (row.querySelector('.rk-media[data-covered]') !== null) return focusIn(row, '.rk-media-cover button');
  const first = status?.media_attachments.findIndex(({ type }) => type !== 'unknown') ?? -1;
  if (onOpenMedia === null || status === undefined || first === -1)
    return press(row, '.rk-picture') || focusIn(row, '.rk-media :is(a[href], button, video[controls], audio[controls])');
  onOpenMedia(status, first);
  return true;
}

function press(row: Element, selector: string): boolean {
  const control = row.querySelector<HTMLElement>(selector);
  control?.click();
  return control !== null;
}

function focusIn(row: Element, selector: string): boolean {
  const control = row.querySelector<HTMLElement>(selector);
  control?.focus();
  return control !== null;
}

/** Calls what only members may; visitors are asked to sign in. */
function asMember<Subject>(
  { isSignedIn, onSignInNeeded }: FeedCallbacks,
  act: ((subject: Subject) => void) | null,
  subject: Subject | undefined,
): boolean {
  if (act === null || subject === undefined) return false;
  if (isSignedIn) act(subject);
  else onSignInNeeded();
  return true;
}

/** Whether a command of feeds can do anything at all here: some need what the page around the feeds gives. */
export function isFeedCommandOffered(
  id: FeedCommandId,
  { onReply, onMention, onReact }: Pick<FeedCallbacks, 'onReply' | 'onMention' | 'onReact'>,
): boolean {
  if (id === 'reply') return onReply !== null;
  if (id === 'mention') return onMention !== null;
  return id !== 'react' || onReact !== null;
}
