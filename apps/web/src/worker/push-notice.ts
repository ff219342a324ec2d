/*
 * How the pushes of a server are shown (HINT-14): one after another, those of a kind that comes in numbers as one that grows.
 */
import { cleanWords } from '@rookery/ui';

/** A push, as servers of the Mastodon API send it. */
export interface Push {
  /** The id of its notification, as the API takes it. */
  readonly id: string;
  readonly type: string;
  /** A sentence in the language that the account has at its server. */
  readonly title: string;
  readonly body: string;
  /** An https address, or null. */
  readonly icon: string | null;
}

const MAX_TEXT = 300;
const MAX_LINES = 5;

/** Types of which many come at once. */
const GROUPED: ReadonlySet<string> = new Set(['favourite', 'reblog', 'follow', 'pleroma:emoji_reaction', 'reaction', 'poll']);

const textOf = (value: unknown): string => (typeof value === 'string' ? cleanWords(value.slice(0, MAX_TEXT)).trim() : '');
const idOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 100) : '';

/** Reads what a server pushed; null for what says nothing. */
export function readPush(sent: string): Push | null {
  let fields: Readonly<Record<string, unknown>>;
  try {
    fields = Object(JSON.parse(sent)) as Readonly<Record<string, unknown>>;
  } catch {
    return null;
  }
  const title = textOf(fields['title']);
  const { icon } = fields;
  if (title === '') return null;
  return {
    id: idOf(fields['notification_id']),
    type: textOf(fields['notification_type']),
    title,
    body: textOf(fields['body']),
    icon: typeof icon === 'string' && icon.length < 2_000 && /^https:\/\//i.test(icon) ? icon : null,
  };
}

/** The part of a shown notification that the next one and its press need. */
export interface PushData {
  /** The id of the newest notification; '' where the server sent none. */
  readonly id: string;
  /** The sentences that it stands for, the newest first. */
  readonly lines: readonly string[];
}

export interface PushNotice {
  readonly title: string;
  readonly options: NotificationOptions & { readonly tag: string; readonly data: PushData };
}

/** The tag of the one notification of the quiet hours. */
const QUIET_TAG = 'quiet';

/**
 * The notification that shows a push. It replaces the one with the same tag.
 *
 * @param before The data of the shown notification with that tag; it may be of another version of the app.
 * @param isQuiet In the quiet hours one without a sound gathers all: a browser takes the permission from a worker that shows none, or says itself that the
 * site is active.
 */
export function pushNotice(push: Push, before: unknown, isQuiet = false): PushNotice {
  const isGrouped = isQuiet || GROUPED.has(push.type);
  const known = isGrouped ? ((before as Partial<PushData> | null | undefined)?.lines ?? []) : [];
  const earlier = Array.isArray(known) ? known.filter((line): line is string => typeof line === 'string') : [];
  const lines = [push.title, ...earlier.filter(line => line !== push.title)].slice(0, MAX_LINES);
  return {
    title: push.title,
    options: {
      tag: pushTag(push, isQuiet),
      body: lines.length > 1 ? lines.slice(1).join('\n') : push.body,
      // Several kinds have no post in common: their press leads to the list.
      data: { id: isQuiet && lines.length > 1 ? '' : push.id, lines },
      ...(isQuiet && { silent: true }),
      ...(push.icon === null ? {} : { icon: push.icon }),
    },
  };
}

export const pushTag = ({ id, type, title }: Push, isQuiet = false): string =>
  isQuiet ? QUIET_TAG : GROUPED.has(type) ? type : id || title;

/** The folder of the workers that receive pushes, below that of the app: one for each account, because each server has a key of its own. */
const FOLDER = 'push/';

/** The scope of the worker that receives the pushes of a session. @param base The address of the app's folder. */
export const pushScope = (base: string, sessionId: string): string => `${base}${FOLDER}${encodeURIComponent(sessionId)}/`;

/** The session whose pushes a worker receives; null for another worker. */
export function sessionOfScope(scope: string, base: string): string | null {
  const match = scope.startsWith(base) ? /^push\/([^/]+)\/$/.exec(scope.slice(base.length)) : null;
  try {
    return match?.[1] === undefined ? null : decodeURIComponent(match[1]);
  } catch {
    return null;
  }
}

/**
 * The path and search of the page that a pressed notification opens.
 *
 * @param nonce Nobody else can guess it: `opened-address.ts`.
 */
export const openedHref = (sessionId: string, notificationId: string, nonce: string): string =>
  `/notifications/opened?${new URLSearchParams({ account: sessionId, id: notificationId, nonce }).toString()}`;

/** A message of the worker to a page: it shows this address. */
export interface OpenMessage {
  readonly type: 'rookery-open';
  readonly href: string;
}

export const isOpenMessage = (data: unknown): data is OpenMessage =>
  typeof data === 'object' &&
  data !== null &&
  (data as OpenMessage).type === 'rookery-open' &&
  typeof (data as OpenMessage).href === 'string';
