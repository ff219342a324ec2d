/*
 * The page's first, classic script, after the frame in the page's HTML. While the app's modules are on their way it sets the reader's theme, language and direction, so
 * that nothing flashes, and requests the first page of the home timeline, which `session/early-fetch.ts` hands to the app. The first post
 * can be read as soon as that page is here. It never throws.
 */
import { HOME_TIMELINE_PATH } from '@rookery/api-client';
import { requestConfig } from '../config/request-config.dom.js';
import { isRecord, parseConfig } from '../config/site-config.js';
import { inApp, shownPath } from '../routing/base.dom.js';
import { hasFrame, SIGN_IN_RETURN_PATH } from '../routing/hrefs.js';
import type { EarlyRequest } from '../session/early-fetch.js';
import { knownFeatures, knownNotificationsPath } from '../session/known-features.dom.js';
import { storedIn, valuesIn, type StoredSettings } from '../settings/settings.js';
import { firstRead } from '../settings/settings-table.js';
import type { InstallPrompt } from '../installed/install-prompt.dom.js';
import { localItems, tabItems } from '../storage/guarded-storage.js';
import { storageKeys } from '../storage/storage-keys.js';
import { earlyPaths } from './early-requests.js';
import { firstPost, type FirstPost, type FirstPostSettings } from './first-post.js';
import { showFirstPost } from './show-first-post.dom.js';
import { displayAttributes, readDisplay } from '../settings/display.js';
import { dressPage } from '../settings/dress-page.dom.js';

/** The address of `route-script.dom.ts`, relative to this script. The build writes it here. */
declare const __ROUTE_SCRIPT__: string;

interface Stored {
  current?: string | null;
  sessions?: { id: string; server: string; accessToken: string }[];
}

function readSessions(items: typeof tabItems): Stored | null {
  try {
    return JSON.parse(items.read('rookery:sessions') ?? 'null') as Stored | null;
  } catch {
    return null;
  }
}

/** The callback of a sign-in has the authorization code in its address. It leaves the history here, even if the app cannot load. */
function takeCallback(): void {
  if (path !== SIGN_IN_RETURN_PATH || location.search + location.hash === '') return;
  window.rookeryCallback = location.href;
  history.replaceState(history.state, '', inApp(SIGN_IN_RETURN_PATH));
}

const path = shownPath();
const configured = requestConfig();
const deviceSettings = localItems.read(storageKeys.settings);

/** The defaults of the settings that the site sets, where they are known. */
function siteDefaults(): StoredSettings {
  const ofSite = parseConfig(configured.text ?? '{}')?.['defaultSettings'];
  return isRecord(ofSite) ? ofSite : {};
}

function dressFirst(): void {
  dressPage(displayAttributes(readDisplay(deviceSettings, siteDefaults()), navigator.languages));
  if (!hasFrame(path)) document.documentElement.dataset['frame'] = 'none';
}

function requestEarly(): void {
  // The tab's own account is in session storage, the account of new tabs in local storage; sessions are in either.
  const stores = [tabItems, localItems].map(readSessions);
  const sessions = stores
    .flatMap(store => (Array.isArray(store?.sessions) ? store.sessions : []))
    .filter(entry => entry !== null);
  const session = stores
    .map(store => sessions.find(candidate => candidate.id === store?.current))
    .find(found => found !== undefined);
  if (session === undefined) return;
  const { server, accessToken } = session;
  const paths = earlyPaths(path, {
    features: knownFeatures(server),
    notificationsPath: tab => knownNotificationsPath(server, tab),
  });
  window.rookeryEarly = paths.map(path => requestOnce(server + path, accessToken));
  const home = window.rookeryEarly.find(({ url }) => url === server + HOME_TIMELINE_PATH);
  if (home !== undefined) readHome(home.response, session.id);
}

function requestOnce(url: string, accessToken: string): EarlyRequest {
  const response = fetch(url, {
    headers: { Authorization: `Bearer ${accessToken}`, Accept: 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  // The app handles a failure when it takes the response; until then it must not count as unhandled.
  response.catch(() => undefined);
  return { url, accessToken, response };
}

function readHome(response: Promise<Response>, sessionId: string): void {
  // A reader who left Home further down returns to that place.
  const place = `${storageKeys.scrollPositions}${sessionId}:home`;
  const own = localItems.read(storageKeys.accountSettings + sessionId);
  const settings = valuesIn(firstRead, {}, storedIn(own ?? deviceSettings), siteDefaults());
  if (settings.homeStart === 'restore') takePlaceOfDevice(place);
  if (tabItems.read(place) !== null) return;
  readFirstPost(response, settings).then(
    post => post !== null && showFirstPost(post),
    () => undefined,
  );
}

/** Gives a new tab the place where the reader left Home in another one. A reloaded tab has its own, or is at the top. */
function takePlaceOfDevice(key: string): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const place = localItems.read(key);
  if (navigation?.type === 'reload' || place === null || tabItems.read(key) !== null) return;
  // Where the storage is full, the tab starts at the newest posts.
  tabItems.write(key, place);
}

async function readFirstPost(response: Promise<Response>, settings: FirstPostSettings): Promise<FirstPost | null> {
  const received = await response;
  // The app reads the body itself.
  const page: unknown = received.ok ? await received.clone().json() : null;
  return firstPost(page, settings);
}

/*
 * React creates five errors while its module is evaluated. For each V8 would parse every module on the stack once more, to know line
 * numbers nobody reads: about 30 ms. `main.tsx` restores the limit.
 */
window.rookeryStackTraceLimit = (Error as { stackTraceLimit?: number }).stackTraceLimit;
(Error as { stackTraceLimit?: number }).stackTraceLimit = 0;

takeCallback();
requestEarly();
// The browser offers it once, at a time of its own.
addEventListener('beforeinstallprompt', event => {
  event.preventDefault();
  window.rookeryInstall = event as InstallPrompt;
});
// The page loads its files itself where this cannot be had.
if (path !== '/') import(/* @vite-ignore */ __ROUTE_SCRIPT__).catch(() => undefined);
dressFirst();
if (configured.text === null)
  void configured.requested?.then(text => {
    configured.text ??= text;
    dressFirst();
  });
// The browser loads its locale data with the first formatter, which takes about 12 ms. Once the frame of the page is painted, the thread is
// idle until the modules arrive. A frame that is painted before the whole HTML is parsed is empty: the reader would wait for the data.
document.addEventListener(
  'readystatechange',
  () => requestAnimationFrame(() => setTimeout(() => Intl.NumberFormat.supportedLocalesOf('en'))),
  { once: true },
);
