import { actOnAccount, createStatus } from '../world/actions.js';
import { publishStatus } from './notify.js';
import type { Server } from './server.js';
import type { ScheduledRecord } from '../world/records.js';
import { endingMutes } from '../world/relationships.js';
import { unschedule } from '../world/scheduled-statuses.js';

/** Scheduled statuses, soonest first. */
function bySchedule(server: Server): ScheduledRecord[] {
  return [...server.world.scheduled.values()].toSorted((one, other) => (one.scheduled_at < other.scheduled_at ? -1 : 1));
}

/** Publishes scheduled statuses and lifts mutes whose time has come, and forgets uploads that were not posted. True when it changed the world. */
export function runDue(server: Server): boolean {
  const now = server.now();
  const before = server.world.scheduled.size;
  for (const { id, scheduled_at, draft } of bySchedule(server)) {
    if (Date.parse(scheduled_at) > now) break;
    unschedule(server.world, id);
    publishStatus(server, createStatus(server.world, draft, now));
  }
  server.uploads.sweep(server.world, now);
  const ended = endingMutes(server.world).filter(({ endsAt }) => endsAt <= now);
  for (const { accountId, targetId } of ended) actOnAccount(server.world, 'unmute', accountId, targetId);
  return server.world.scheduled.size < before || ended.length > 0;
}

/** When the next scheduled status is due or the next mute ends, in epoch milliseconds; null when there is none. */
export function nextDue(server: Server): number | null {
  const [status] = bySchedule(server);
  const [mute] = endingMutes(server.world);
  const times = [
    ...(status === undefined ? [] : [Date.parse(status.scheduled_at)]),
    ...(mute === undefined ? [] : [mute.endsAt]),
  ];
  return times.length === 0 ? null : Math.min(...times);
}
