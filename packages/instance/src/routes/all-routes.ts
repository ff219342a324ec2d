import type { Hono } from 'hono';

import { hasEvents } from '../server-profiles/server-profile.js';
import type { Environment, Server } from '../server/server.js';
import { accountRoutes } from './accounts.js';
import { authorizeRoutes } from './authorize.js';
import { chatRoutes } from './chats.js';
import { conversationRoutes } from './conversations.js';
import { contextRoutes } from './contexts.js';
import { discoveryRoutes } from './discovery.js';
import { eventRoutes } from './events.js';
import { instanceRoutes } from './instance.js';
import { listRoutes } from './lists.js';
import { mediaRoutes } from './media.js';
import { notificationRequestRoutes } from './notification-requests.js';
import { notificationRoutes } from './notifications.js';
import { oauthRoutes } from './oauth.js';
import { policyRoutes } from './policies.js';
import { pollRoutes } from './polls.js';
import { profileRoutes } from './profiles.js';
import { reactionRoutes } from './reactions.js';
import { remoteInteractionRoutes } from './remote-interaction.js';
import { reportRoutes } from './reports.js';
import { scheduledStatusRoutes } from './scheduled-statuses.js';
import { statusActionRoutes } from './status-actions.js';
import { statusWritingRoutes } from './status-writing.js';
import { statusRoutes } from './statuses.js';
import { timelineRoutes } from './timelines.js';
import { uploadRoutes } from './uploads.js';

/** Every route but those of the option `control`. Where two patterns fit a path, the first one answers. */
export function allRoutes(app: Hono<Environment>, server: Server): void {
  authorizeRoutes(app, server);
  oauthRoutes(app, server);
  instanceRoutes(app, server);
  accountRoutes(app, server);
  profileRoutes(app, server);
  statusWritingRoutes(app, server);
  scheduledStatusRoutes(app, server);
  statusActionRoutes(app, server);
  reactionRoutes(app, server);
  remoteInteractionRoutes(app, server);
  statusRoutes(app, server);
  contextRoutes(app, server);
  timelineRoutes(app, server);
  listRoutes(app, server);
  policyRoutes(app, server);
  pollRoutes(app, server);
  notificationRequestRoutes(app, server);
  notificationRoutes(app, server);
  discoveryRoutes(app, server);
  chatRoutes(app, server);
  conversationRoutes(app, server);
  if (hasEvents(server.profile)) eventRoutes(app, server);
  reportRoutes(app, server);
  mediaRoutes(app, server);
  uploadRoutes(app, server);
}
