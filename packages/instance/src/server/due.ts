import { createStatus } from '../world/actions.js';
import { publishStatus } from './notify.js';
import type { Server } from './server.js';
import type { ScheduledRecord } from '../world/records.js';
import { unschedule } from '../world/scheduled-statuses.js';

/** Scheduled statuses, soonest first. */
function bySchedule(server: Server): ScheduledRecord[] {
  return [...server.world.scheduled.values()].toSorted((one, other) => (one.scheduled_at < other.scheduled_at ? -1 : 1));
}

/** Publishes the scheduled statuses whose time has come, and forgets uploads that were not posted. True when it published one. */
export function runDue(server: Server): boolean {
  const now = server.now();
  const before = server.world.scheduled.size;
  for (const { id, scheduled_at, draft } of bySchedule(server)) {
    if (Date.parse(scheduled_at) > now) break;
    unschedule(server.world, id);
    publishStatus(server, createStatus(server.world, draft, now));
  }
  server.uploads.sweep(server.world, now);
  return server.world.scheduled.size < before;
}

/** When the next scheduled status is due, in epoch milliseconds; null when there is none. */
export function nextDue(server: Server): number | null {
  const [next] = bySchedule(server);
  return next === undefined ? null : Date.parse(next.scheduled_at);
}
