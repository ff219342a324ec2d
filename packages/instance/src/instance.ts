import { Hono } from 'hono';

import { nextDue, runDue } from './server/due.js';
import { createCaptchas } from './server/captchas.js';
import { createCursors } from './server/cursors.js';
import { notificationJson } from './server/notification-json.js';
import type { ServerProfile, ServerProfileName } from './server-profiles/server-profile.js';
import { hasEvents } from './server-profiles/server-profile.js';
import { serverProfiles } from './server-profiles/server-profiles.js';
import type { Faults } from './server/faults.js';
import { createFaults, pathExpression } from './server/faults.js';
import type { Grants, GrantsSnapshot } from './server/grants.js';
import { createGrants } from './server/grants.js';
import type { Overrides, OverridesState } from './server/overrides.js';
import { createOverrides, emptyOverrides } from './server/overrides.js';
import { createNotifications } from './server/notifications.js';
import { addMiddleware } from './http/middleware.js';
import { applyOverrides } from './server/overrides.js';
import { notFound, Refusal, refusalResponse, wrongMethod } from './http/refusal.js';
import { allRoutes } from './routes/all-routes.js';
import { controlMemberRoutes } from './routes/control-members.js';
import { controlRoutes } from './routes/control.js';
import { statusJson } from './server/serialize.js';
import { createReplyFetches } from './server/reply-fetches.js';
import { standInTheWay } from './server/registrations.js';
import { createRequestJournal } from './server/request-journal.js';
import type { Environment, Server } from './server/server.js';
import type { StreamConnection, StreamFrame } from './server/streaming.js';
import { createStreamHub } from './server/streaming.js';
import type { AdProviderName } from './server/server.js';
import { createMailbox } from './server/mailbox.js';
import { createUploads } from './server/uploads.js';
import { applyJournal } from './world/actions.js';
import { freshWorld } from './world/copies.js';
import type { Operation, World } from './world/world.js';

export interface InstanceOptions {
  /** Seed of the world, 1 by default. The same seed gives the same world throughout a day. */
  readonly seed?: number;
  /** Epoch milliseconds; the system clock by default. */
  readonly now?: () => number;
  readonly serverProfile?: ServerProfileName;
  /** The origin of the server, e.g. 'https://rookery.example'. */
  readonly origin: string;
  /** Further origins that lead to the server, such as its loopback address. */
  readonly otherOrigins?: readonly string[];
  /** Used instead of a new seed world. A reset creates a seed world nevertheless. */
  readonly world?: World;
  /** Operations of an earlier run, replayed on the new world. */
  readonly journal?: readonly Operation[];
  readonly overrides?: OverridesState;
  readonly grants?: GrantsSnapshot;
  /** The `now` of the seed world, in epoch milliseconds; `now()` by default. */
  readonly day?: number;
  /** Mounts the control endpoints (`/_control/…`). */
  readonly control?: boolean;
  /** Origin of the client: requests for its pages are redirected there. */
  readonly appOrigin?: string;
  /** Milliseconds that the server is still starting, 0 by default. Some server profiles answer differently until then. */
  readonly startingFor?: number;
  /** How long an uploaded video or sound is processed, 2000 by default, where the server profile processes it after the upload. */
  readonly mediaProcessingMs?: number;
  /** Messages of a long chat in the seed world, 0 by default: no such chat. */
  readonly longChat?: number;
  /** Adds ads of this provider to the site settings, on server profiles that have such settings; none by default. */
  readonly ads?: AdProviderName;
  /** How faults wait. */
  readonly sleep?: (milliseconds: number) => Promise<void>;
}

export interface Instance {
  readonly origin: string;
  readonly serverProfile: ServerProfileName;
  readonly world: World;
  readonly faults: Faults;
  readonly grants: Grants;
  readonly overrides: Overrides;
  /**
   * Answers a request. Rejects with a TypeError when a fault drops it, as `fetch` does.
   *
   * @param address The network address of the client, which requests without a known token are counted by.
   */
  fetch(request: Request, address?: string): Promise<Response>;
  /**
   * Opens a streaming connection for the owner of `token` (null: a visitor). It sends nothing before it subscribes to a
   * channel. Null for an unknown token, and for one whose account cannot act.
   */
  subscribe(token: string | null, send: (frame: StreamFrame) => void, close?: () => void): StreamConnection | null;
  /** False where the server profile advertises streaming without offering it. */
  readonly hasStreaming: boolean;
  readonly streams: ServerProfile['streams'];
  /** The requests that it has an answer for, as `GET /api/v1/statuses/:id`, sorted by path. A family may answer some with 404. */
  readonly routes: readonly string[];
  /** Issues a token for an account of this server. Throws a RangeError when there is none. */
  issueToken(username: string, scope?: string): string;
  /** Closes every streaming connection and returns their number. */
  cutStreams(): number;
  reset(options?: { grants: boolean }): void;
  /** Subscribes to changes of the world. Returns an unsubscribe function. */
  onChange(listener: () => void): () => void;
  /** Stops the timers of scheduled posts. */
  close(): void;
}

/** Longer timers run at once. */
const LONGEST_TIMER_MS = 2_147_483_647;
const defaultScope = 'read write follow push';

function wait(milliseconds: number): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, milliseconds);
  });
}

/** A server over one seed world. The same `seed` and `now` give the same answers. */
export function createInstance(options: InstanceOptions): Instance {
  const hostNow = options.now ?? Date.now;
  let clockOffset = 0;
  const now = (): number => hostNow() + clockOffset;
  const origin = options.origin.replace(/\/$/, '');
  const seed = options.seed ?? 1;
  const profile = serverProfiles[options.serverProfile ?? 'default'];
  const fresh = (day: number): World =>
    freshWorld({ seed, now: day, origin, hasEvents: hasEvents(profile), longChat: options.longChat ?? 0 });
  let world = options.world ?? fresh(options.day ?? now());
  const overrides = createOverrides(options.overrides ?? emptyOverrides());
  if (options.journal !== undefined) applyJournal(world, options.journal);
  applyOverrides(world, overrides.state);

  const grants = createGrants(now);
  if (options.grants !== undefined) grants.restore(options.grants);
  const faults = createFaults(now, options.sleep ?? wait);
  const notifications = createNotifications(() => world, profile, now);
  const hub = createStreamHub(() => world, {
    status(statusId, viewerId) {
      const status = world.statuses.get(statusId);
      return status === undefined ? null : JSON.stringify(statusJson(server, status, viewerId));
    },
    notification(notification, viewerId) {
      const json = notificationJson(server, notification, viewerId);
      return json === null ? null : JSON.stringify(json);
    },
  });
  grants.onRevoke(value => hub.cut(value));
  const cursors = createCursors();
  const server: Server = {
    origin,
    otherOrigins: options.otherOrigins ?? [],
    profile,
    now,
    startedAt: now() + (options.startingFor ?? 0),
    grants,
    hub,
    faults,
    cursors,
    overrides,
    notifications,
    uploads: createUploads(),
    captchas: createCaptchas(now),
    mailbox: createMailbox(now),
    mediaProcessingMs: options.mediaProcessingMs ?? 2000,
    removedReblogs: new Map(),
    replyFetches: createReplyFetches(),
    adProvider: options.ads ?? null,
    requests: options.control === true ? createRequestJournal() : null,
    get world() {
      return world;
    },
  };

  const timers = new Set<ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  const stopTimers = (): void => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    clearTimeout(dueTimer);
  };
  let dueTimer: ReturnType<typeof setTimeout> | undefined;
  /** Publishes what is due, and wakes up for the next scheduled post. */
  const keepSchedule = (): void => {
    if (runDue(server)) changed();
    clearTimeout(dueTimer);
    const next = nextDue(server);
    if (next !== null) dueTimer = setTimeout(keepSchedule, Math.min(Math.max(next - now(), 1000), LONGEST_TIMER_MS));
  };
  const reset = ({ grants: forgetsGrants }: { grants: boolean } = { grants: false }): void => {
    stopTimers();
    clockOffset = 0;
    world = fresh(now());
    overrides.change(state => {
      for (const name of Object.keys(state)) Reflect.deleteProperty(state, name);
      Object.assign(state, emptyOverrides());
    });
    notifications.clear();
    server.removedReblogs.clear();
    server.replyFetches.clear();
    server.uploads.clear();
    server.captchas.clear();
    server.mailbox.clear();
    cursors.clear();
    faults.clear();
    server.requests?.clear();
    if (forgetsGrants) grants.clear();
    changed();
  };

  // Later: the host does not listen for changes yet.
  if (world.scheduled.size > 0) dueTimer = setTimeout(keepSchedule);

  const app = new Hono<Environment>();
  // Asked for unknown requests only: whether another method of the path has a route.
  const isRouted = (path: string): boolean =>
    app.routes.some(route => route.method !== 'ALL' && pathExpression(route.path).test(path));
  app.onError(error => {
    if (error instanceof Refusal) return refusalResponse(profile, error);
    throw error;
  });
  app.notFound(context => {
    const isPage =
      context.req.method === 'GET' && !/^\/(?:api|oauth|media|_control|nodeinfo|\.well-known)/.test(context.req.path);
    if (isPage && options.appOrigin !== undefined) return context.redirect(options.appOrigin + context.req.path);
    if (isRouted(context.req.path)) return refusalResponse(profile, wrongMethod(profile));
    return refusalResponse(profile, notFound());
  });
  addMiddleware(app, server);
  // Browsers request a favicon for the consent page.
  app.get('/favicon.ico', context => context.body(null, 204));
  allRoutes(app, server);
  if (options.control === true) {
    controlMemberRoutes(app, server, { changed });
    controlRoutes(app, server, {
      reset,
      changed,
      moveClock(milliseconds) {
        clockOffset += milliseconds;
        keepSchedule();
      },
      later(task, milliseconds) {
        const timer = setTimeout(() => {
          timers.delete(timer);
          task();
        }, milliseconds);
        timers.add(timer);
      },
    });
  }

  return {
    origin,
    serverProfile: profile.name,
    get world() {
      return world;
    },
    faults,
    grants,
    overrides,
    hasStreaming: profile.streaming === 'open',
    streams: profile.streams,
    get routes() {
      const routes = app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => ({ method, path }));
      routes.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
      return [...new Set(routes.map(({ method, path }) => `${method} ${path}`))];
    },
    async fetch(request, address) {
      if (runDue(server)) changed();
      const before = world.journal.length;
      const response = await app.fetch(request, { address });
      // The link of an e-mail changes the world with a GET.
      if (request.method !== 'GET' || world.journal.length !== before) {
        changed();
        keepSchedule();
      }
      return response;
    },
    subscribe(token, send, close) {
      if (token === null) return hub.connect(null, send, close);
      const held = grants.find(token);
      const account = world.accounts.get(held?.accountId ?? '');
      const isHindered = account !== undefined && standInTheWay(world, account) !== null;
      return held === null || isHindered ? null : hub.connect({ accountId: held.accountId, token }, send, close);
    },
    issueToken(username, scope = defaultScope) {
      const account = [...world.accounts.values()].find(one => one.host === null && one.username === username);
      if (account === undefined) throw new RangeError(`There is no member called ${username}`);
      return grants.issue({ clientId: null, accountId: account.id, scopes: scope.split(' ') }).value;
    },
    cutStreams: () => hub.cut(),
    reset,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: stopTimers,
  };
}
