import type { Context } from 'hono';

import type { Cursors } from './cursors.js';
import type { ServerProfile } from '../server-profiles/server-profile.js';
import type { Faults } from './faults.js';
import type { Grants, Token } from './grants.js';
import type { Overrides } from './overrides.js';
import type { Notifications } from './notifications.js';
import type { StreamHub } from './streaming.js';
import type { Uploads } from './uploads.js';
import type { World } from '../world/world.js';

/** The state that every route works on. A reset replaces `world`: do not hold on to it. */
export interface Server {
  readonly origin: string;
  readonly otherOrigins: readonly string[];
  readonly profile: ServerProfile;
  readonly now: () => number;
  /** When the server has started, in epoch milliseconds. */
  readonly startedAt: number;
  readonly grants: Grants;
  readonly hub: StreamHub;
  readonly faults: Faults;
  readonly cursors: Cursors;
  readonly overrides: Overrides;
  readonly uploads: Uploads;
  readonly notifications: Notifications;
  /** When reblogs were removed (epoch milliseconds), by account id and status id with a space between. */
  readonly removedReblogs: Map<string, number>;
  readonly world: World;
}

/** The network address of a request's client, and the variables that the middleware sets on the request. */
export interface Environment {
  Bindings: { address?: string | undefined };
  Variables: { token: Token | null };
}

export type RouteContext = Context<Environment>;

export type Wire = Record<string, unknown>;
