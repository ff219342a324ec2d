import type { Session } from '@rookery/api-client';
import { STAFF_SCOPES } from '@rookery/api-client/admin';
import { createInstance, type Fault, type Instance, type ServerProfileName } from '@rookery/instance';
import { deleteStoredWindows } from '@rookery/store';
import { PSEUDO_LOCALE } from '@rookery/ui/testing';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../app.js';
import { rememberVisitedServer, sessionStore } from '../session/sessions.dom.js';
import { storageKeys } from '../storage/storage-keys.js';
import { pseudoCatalogue } from './pseudo-catalogue.js';
import { serveStory, storyServer } from './story-servers.js';

const ORIGIN = 'https://rookery.example';
const SCOPE = 'read write follow push';
/** The session of the staff may moderate. */
const STAFF_SCOPE = `${SCOPE} ${STAFF_SCOPES}`;

/** Accounts of the seed world by the role of the toolbar; a visitor has none. */
const accountsOfRoles: Readonly<Record<string, string>> = { member: 'mara', staff: 'warden' };

/** Faults of the toolbar, for every request of the API. */
const faults: Readonly<Record<string, Omit<Fault, 'pattern' | 'times'>>> = {
  offline: { kind: 'drop' },
  error: { kind: 'status', status: 500 },
  gateway: { kind: 'html' },
  truncated: { kind: 'truncate' },
  rateLimit: { kind: 'rate_limit', milliseconds: 60_000 },
};

/** The part of the toolbar that a page story reads. Every field is a value of `.storybook/toolbar.ts`. */
export interface StoryGlobals {
  readonly role: string;
  readonly serverProfile: string;
  /** Milliseconds before each response. */
  readonly latency: string;
  readonly fault: string;
  readonly theme: string;
  readonly contrast: string;
  readonly motion: string;
  readonly locale: string;
}

/**
 * Starts a built-in server with the role, family, latency and fault of the toolbar, and stores the session and the settings as the app
 * does. Returns a function that ends the server and forgets both.
 *
 * @param prepare Changes the server before the app opens.
 */
export function startStoryApp(globals: StoryGlobals, prepare?: (instance: Instance) => void): () => void {
  forgetStory();
  const instance = createInstance({
    origin: ORIGIN,
    serverProfile: globals.serverProfile as ServerProfileName,
    mediaProcessingMs: 0,
  });
  prepare?.(instance);
  const fault = faults[globals.fault];
  if (fault !== undefined) instance.faults.add({ ...fault, pattern: '/api/*', times: Infinity });
  const latency = Number(globals.latency);
  const answer = instance.fetch;
  const delayed: Instance = {
    ...instance,
    fetch: async (request, address) => {
      if (latency > 0) await new Promise(resolve => setTimeout(resolve, latency));
      return answer(request, address);
    },
  };
  localStorage.setItem(storageKeys.settings, JSON.stringify(settingsOf(globals)));
  const username = accountsOfRoles[globals.role];
  if (username === undefined) rememberVisitedServer(ORIGIN);
  else sessionStore.add(sessionOf(instance, username, globals.role === 'staff' ? STAFF_SCOPE : SCOPE), { staySignedIn: false });
  const end = serveStory(delayed);
  return () => {
    end();
    forgetStory();
  };
}

function settingsOf({ theme, contrast, motion, locale }: StoryGlobals): object {
  return {
    theme,
    contrast: contrast === 'more' ? 'more' : 'system',
    motion: motion === 'reduce' ? 'reduce' : 'system',
    locale: locale === PSEUDO_LOCALE ? 'en' : locale,
  };
}

/** The pseudo-language in the place of English, which has no file. */
const pseudoCatalogues = { './locales/en.ts': async () => ({ en: await pseudoCatalogue() }) };

function sessionOf(instance: Instance, username: string, scope: string): Session {
  const account = [...instance.world.accounts.values()].find(one => one.username === username && one.host === null);
  return {
    id: `${username}@${new URL(ORIGIN).host}`,
    server: ORIGIN,
    accessToken: instance.issueToken(username, scope),
    clientId: 'story',
    clientSecret: 'story',
    scope,
    account: account === undefined ? null : { id: account.id, acct: username, display_name: username, avatar: '' },
  };
}

/** Forgets what the app has stored for an earlier story, and nothing of Storybook's own. */
function forgetStory(): void {
  for (const { id } of sessionStore.list()) sessionStore.remove(id);
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith('rookery')) storage.removeItem(key);
  }
  void deleteStoredWindows();
}

/** Addresses of the seed world: the ids in them depend on the day. */
const seedAddresses = {
  /** The public post with the most replies. */
  thread: ({ world }: Instance) => {
    const replies = (id: string) => world.replies.get(id)?.length ?? 0;
    const posts = [...world.statuses.values()].filter(({ visibility, event }) => visibility === 'public' && event == null);
    return postAddress(world, posts.toSorted((a, b) => replies(b.id) - replies(a.id))[0]);
  },
  event: ({ world }: Instance) => {
    const event = [...world.statuses.values()].find(({ event, visibility }) => event != null && visibility === 'public');
    return postAddress(world, event).replace('/posts/', '/events/');
  },
};

type StatusRecord = Instance['world']['statuses'] extends Map<string, infer Record> ? Record : never;

function postAddress(world: Instance['world'], status: StatusRecord | undefined): string {
  if (status === undefined) throw new Error('The seed world has no such post.');
  return `/@${world.accounts.get(status.account_id)?.acct}/posts/${status.id}`;
}

interface StoryAppProps {
  /** An address of the app, or the name of one in the seed world. */
  address: string;
}

/** The whole app at an address, in a history of its own. */
export function StoryApp({ address }: StoryAppProps) {
  const [Router] = useState(() => {
    const server = storyServer(ORIGIN);
    const seedAddress = seedAddresses[address as keyof typeof seedAddresses];
    const first = server !== null && seedAddress !== undefined ? seedAddress(server) : address;
    return function StoryRouter({ children }: { children: ReactNode }) {
      return <MemoryRouter initialEntries={[first]}>{children}</MemoryRouter>;
    };
  });
  // The toolbar has set the language of the document.
  const [isPseudo] = useState(() => document.documentElement.lang === PSEUDO_LOCALE);
  return <App firstConnection={null} Router={Router} {...(isPseudo && { catalogues: pseudoCatalogues })} />;
}
