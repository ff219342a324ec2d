import type { Hono } from 'hono';

import type { Environment, Server } from '../server/server.js';
import { adsJson, rumbleAdsJson } from '../server/site-ads.js';

/** The ads of a site that has them, and the addresses of their impressions. None of them needs a token. */
export function adRoutes(app: Hono<Environment>, server: Server): void {
  if (server.adProvider === null) return;
  app.get('/api/v2/truth/ads', context => context.json(adsJson(server)));
  app.get('/ads/rumble.json', context => context.json(rumbleAdsJson(server)));
  app.get('/ads/seen/:id', context => context.body(null, 204));
}
