import { browserStorage, SESSIONS_KEY } from '@rookery/api-client';
import { createWindowStore, deleteStoredWindows, forgetBackgroundSending } from '@rookery/store';
import { deleteSearchIndex } from '@rookery/store/search';
import { endPush } from '../worker/page-push.dom.js';
import { OPENED } from '../worker/opened-address.js';
import { clearPictures, removeCache } from '../worker/page-worker.dom.js';
import { QUIET, SHARED } from '../worker/worker-rules.js';
import { localItems, tabItems } from './guarded-storage.js';
import { storageKeys } from './storage-keys.js';

/**
 * Data that the app or one of its packages stores in the browser. Every key that is written has a row in `storedData`:
 * signing out walks these rows.
 */
type StoredData = {
  /** Its keys in local and session storage, or its cookie's name, begin with this. */
  readonly key: string;
} & (
  | {
      readonly scope: 'account';
      /** Clears the data of one account, or of every account. */
      clear(accountId: string | null): void | Promise<void>;
    }
  /** Needed only during sign-in and while signed in. */
  | { readonly scope: 'sign-in'; clear(): void }
  /** Belongs to the device and outlives every session. */
  | { readonly scope: 'device' }
);

const EMOJI = 'rookery:emoji:';
const OPEN_DRAFT = 'rookery:open-draft:';
const READING_PLACES = 'rookery:marker:';
const THREAD_VISITS = 'rookery:thread-visits:';
const FILTERS = 'rookery:filters:';
const REGISTRATIONS = 'rookery:app:';

export const storedData: readonly StoredData[] = [
  { key: storageKeys.settings, scope: 'device' },
  { key: storageKeys.siteConfig, scope: 'device' },
  { key: storageKeys.installOffer, scope: 'device' },
  {
    key: storageKeys.accountSettings,
    scope: 'account',
    clear: accountId =>
      accountId === null
        ? localItems.removeAll(storageKeys.accountSettings)
        : localItems.remove(storageKeys.accountSettings + accountId),
  },
  // The cookie with the display settings: see `settings/display.ts`.
  { key: 'rookery-display', scope: 'device' },
  // Volume and captions of the players.
  { key: 'rk-player-', scope: 'device' },
  // Whether a sound is played for new chat messages.
  { key: 'rookery-chats', scope: 'device' },
  // A visitor keeps reading the server that was used last.
  { key: storageKeys.visitedServer, scope: 'device' },
  // Accounts that wait for their confirmation or approval: nobody is signed in to them.
  { key: storageKeys.signUps, scope: 'device' },
  // The account on another server that a visitor acts from.
  { key: storageKeys.remoteAccount, scope: 'device' },
  // The name of the tab, which keeps the lists of two tabs apart.
  { key: 'rookery:tab', scope: 'device' },
  // Drafts, and posts that are being sent: see `outbox.screen.tsx`. Drafts stay when their account signs out, unless the
  // reader has them deleted: see `modals/use-sign-out.ts`. Only that account sees them again.
  { key: 'rookery-outbox', scope: 'device' },
  // The token with which the worker sends what waits, among the records.
  { key: 'sender', scope: 'account', clear: forgetBackgroundSending },
  // The app's registrations at servers: some servers delete them with the session, and they contain a secret.
  { key: REGISTRATIONS, scope: 'account', clear: forgetRegistrations },
  { key: storageKeys.streamAuthentication, scope: 'account', clear: forgetServer(storageKeys.streamAuthentication) },
  { key: storageKeys.features, scope: 'account', clear: forgetServer(storageKeys.features) },
  { key: storageKeys.notificationsPath, scope: 'account', clear: forgetServer(storageKeys.notificationsPath) },
  { key: storageKeys.lackedFeatures, scope: 'account', clear: forgetServer(storageKeys.lackedFeatures) },
  {
    key: storageKeys.refusedSession,
    scope: 'account',
    clear: accountId => {
      if (accountId === null || isRefused(accountId)) localItems.remove(storageKeys.refusedSession);
    },
  },
  // The session store removes the session itself.
  { key: SESSIONS_KEY, scope: 'sign-in', clear: () => undefined },
  { key: storageKeys.sessionEnded, scope: 'sign-in', clear: () => tabItems.remove(storageKeys.sessionEnded) },
  { key: storageKeys.signInProgress, scope: 'sign-in', clear: () => tabItems.remove(storageKeys.signInProgress) },
  { key: storageKeys.signUpDraft, scope: 'sign-in', clear: () => tabItems.remove(storageKeys.signUpDraft) },
  { key: 'rookery:sign-in:', scope: 'sign-in', clear: () => tabItems.removeAll('rookery:sign-in:') },
  {
    key: storageKeys.scrollPositions,
    scope: 'account',
    clear: accountId => {
      const prefix = storageKeys.scrollPositions + (accountId === null ? '' : `${accountId}:`);
      tabItems.removeAll(prefix);
      localItems.removeAll(prefix);
    },
  },
  {
    key: storageKeys.searches,
    scope: 'account',
    clear: accountId =>
      accountId === null ? localItems.removeAll(storageKeys.searches) : localItems.remove(storageKeys.searches + accountId),
  },
  {
    key: storageKeys.columns,
    scope: 'account',
    clear: accountId =>
      accountId === null ? localItems.removeAll(storageKeys.columns) : localItems.remove(storageKeys.columns + accountId),
  },
  {
    key: storageKeys.palette,
    scope: 'account',
    clear: accountId =>
      accountId === null ? localItems.removeAll(storageKeys.palette) : localItems.remove(storageKeys.palette + accountId),
  },
  // Words that were typed while the page closed, until the database has them.
  { key: 'rookery:unstored-words:', scope: 'sign-in', clear: () => tabItems.removeAll('rookery:unstored-words:') },
  {
    key: storageKeys.typedAhead,
    scope: 'account',
    clear: accountId =>
      accountId === null ? tabItems.removeAll(storageKeys.typedAhead) : tabItems.remove(storageKeys.typedAhead + accountId),
  },
  // Recent emoji and the skin tone.
  {
    key: EMOJI,
    scope: 'account',
    clear: accountId => (accountId === null ? localItems.removeAll(EMOJI) : localItems.remove(EMOJI + accountId)),
  },
  // Also the versions of posts that were liked or reposted.
  {
    key: READING_PLACES,
    scope: 'account',
    clear: accountId => localItems.removeAll(READING_PLACES + (accountId === null ? '' : `${accountId}:`)),
  },
  {
    key: THREAD_VISITS,
    scope: 'account',
    clear: accountId => (accountId === null ? localItems.removeAll(THREAD_VISITS) : localItems.remove(THREAD_VISITS + accountId)),
  },
  // Filters of an account whose server has none.
  {
    key: FILTERS,
    scope: 'account',
    clear: accountId => (accountId === null ? localItems.removeAll(FILTERS) : localItems.remove(FILTERS + accountId)),
  },
  {
    key: storageKeys.injections,
    scope: 'account',
    clear: accountId =>
      accountId === null ? tabItems.removeAll(storageKeys.injections) : tabItems.remove(storageKeys.injections + accountId),
  },
  // The draft itself stays: it is shown to the same account alone.
  {
    key: OPEN_DRAFT,
    scope: 'account',
    clear: accountId => (accountId === null ? localItems.removeAll(OPEN_DRAFT) : localItems.remove(OPEN_DRAFT + accountId)),
  },
  { key: 'rookery:window:', scope: 'account', clear: clearTimelines },
  // The documents of the search on this device.
  { key: 'rookery-search:', scope: 'account', clear: deleteSearchIndex },
  // The subscription to pushes, which the browser stores with its worker.
  { key: 'push/', scope: 'account', clear: endPush },
  // Pictures of what was read, of all accounts: which account saw which is not known.
  { key: 'rookery-pictures', scope: 'account', clear: clearPictures },
  // Files that another app shared and no composer has taken.
  { key: SHARED, scope: 'account', clear: () => removeCache(SHARED) },
  // The address of the push that was pressed last, unless a page has taken it.
  { key: OPENED, scope: 'account', clear: () => removeCache(OPENED) },
  // The quiet hours of this device, for the workers of pushes.
  { key: QUIET, scope: 'device' },
];

/** Clears what `accountId` has stored; and what any session has stored, when it was the last one. */
export async function clearStoredData(accountId: string, isLastSession: boolean): Promise<void> {
  for (const data of storedData) {
    if (data.scope === 'account') await data.clear(isLastSession ? null : accountId);
    if (data.scope === 'sign-in' && isLastSession) data.clear();
  }
}

/**
 * Clears what the account of an ended session has stored. A session that its server refused keeps its lists and places: the reader will
 * sign in again.
 */
export async function forgetSession(sessionId: string, wasLast: boolean): Promise<void> {
  if (isRefused(sessionId)) {
    forgetRegistrations(sessionId);
    await forgetBackgroundSending(sessionId);
  } else await clearStoredData(sessionId, wasLast);
}

/** The account has signed in again: the end of its session will be a sign-out. */
export function forgetRefusal(sessionId: string): void {
  if (isRefused(sessionId)) localItems.remove(storageKeys.refusedSession);
}

/** Whether the session was ended by its server, and not by the reader. */
export function isRefused(sessionId: string): boolean {
  return localItems.read(storageKeys.refusedSession) === sessionId;
}

/** Drops the app's registrations at the account's server; null: at every server. The next sign-in registers it again. */
function forgetRegistrations(accountId: string | null): void {
  for (const origin of originsOf(accountId)) localItems.removeAll(REGISTRATIONS + (origin === '' ? '' : `["${origin}",`));
}

/** Clears what is stored about an account's server under `prefix` and the server's origin. */
function forgetServer(prefix: string): (accountId: string | null) => void {
  return accountId => {
    for (const origin of originsOf(accountId)) localItems.removeAll(prefix + origin);
  };
}

/** The possible origins of an account's server; the empty prefix of all for null. */
function originsOf(accountId: string | null): string[] {
  const host = accountId?.replace(/^.*@/, '');
  return host === undefined ? [''] : [`https://${host}`, `http://${host}`];
}

/** The loaded parts of timelines lie in the browser's database, and in session storage while a page unloads. */
async function clearTimelines(accountId: string | null): Promise<void> {
  if (accountId === null) {
    tabItems.removeAll('rookery:window:');
    return deleteStoredWindows();
  }
  return createWindowStore(accountId, { tabStorage: browserStorage('session') }).clear();
}
