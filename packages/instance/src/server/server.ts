import type { Context } from 'hono';

import type { Captchas } from './captchas.js';
import type { Cursors } from './cursors.js';
import type { ServerProfile } from '../server-profiles/server-profile.js';
import type { Faults } from './faults.js';
import type { Grants, Token } from './grants.js';
import type { Mailbox } from './mailbox.js';
import type { Overrides } from './overrides.js';
import type { Notifications } from './notifications.js';
import type { ReplyFetches } from './reply-fetches.js';
import type { RequestJournal } from './request-journal.js';
import type { StreamHub } from './streaming.js';
import type { Uploads } from './uploads.js';
import type { World } from '../world/world.js';

/** The provider that a site with ads names in its settings. */
export const adProviderNames = ['soapbox', 'rumble', 'truth'] as const;
export type AdProviderName = (typeof adProviderNames)[number];

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
  readonly captchas: Captchas;
  readonly mailbox: Mailbox;
  /** How long a video or sound is processed. */
  readonly mediaProcessingMs: number;
  readonly notifications: Notifications;
  /** Replies that other servers have, by the id of the post that they reply to. */
  readonly replyFetches: ReplyFetches;
  /** When reblogs were removed (epoch milliseconds), by account id and status id with a space between. */
  readonly removedReblogs: Map<string, number>;
  /** The provider of the site's ads; null: it has none. */
  readonly adProvider: AdProviderName | null;
  /** The requests that can change something; null without the option `control`. */
  readonly requests: RequestJournal | null;
  readonly world: World;
}

/**
 * The network address of a request's client, and the variables that the middleware sets on the request. `isRepeat`: the result of an earlier
 * request with the same idempotency key is sent again. `hindrance`: why the token's account cannot act now.
 */
export interface Environment {
  Bindings: { address?: string | undefined };
  Variables: { token: Token | null; isRepeat: boolean; hindrance: string | null };
}

export type RouteContext = Context<Environment>;

export type Wire = Record<string, unknown>;
