import { announceStatus } from './deeds.js';
import type { Server } from './server.js';
import { nextStatusFor } from './world/seed.js';
import type { StatusRecord } from './world/world.js';

/** Publishes one post by somebody `readerId` follows and streams it; null when they follow nobody. */
export function publishLivePost(server: Server, readerId: string): StatusRecord | null {
  const status = nextStatusFor(server.world, readerId, server.now());
  if (status !== null) announceStatus(server, status);
  return status;
}
