import type { Hono } from 'hono';

import { bodyParameters } from '../http/parameters.js';
import type { Environment, Server } from '../server/server.js';

/** The address on a visitor's own server that acts on a post or an account, of the Pleroma family. Hosts in `.invalid` are unreachable. */
export function remoteInteractionRoutes(app: Hono<Environment>, server: Server): void {
  if (!server.profile.statuses.pleroma) return;
  app.post('/api/v1/pleroma/remote_interaction', async context => {
    const body = await bodyParameters(context.req.raw, false);
    const host = (body.text('profile') ?? '').split('@').at(-1) ?? '';
    if (host === '' || host.endsWith('.invalid')) return context.json({ error: 'Could not find remote follow address' });
    return context.json({ url: `https://${host}/authorize_interaction?uri=${encodeURIComponent(body.text('ap_id') ?? '')}` });
  });
}
