import type { ScheduledRecord, StatusDraft } from './records.js';
import { record } from './tables.js';
import type { World } from './world.js';

/** Schedules a draft. `scheduledAt`: epoch milliseconds. */
export function scheduleStatus(world: World, draft: StatusDraft, scheduledAt: number): ScheduledRecord {
  const id = String(Math.max(0, ...[...world.scheduled.keys()].map(Number)) + 1);
  const scheduled = { id, scheduled_at: new Date(scheduledAt).toISOString(), draft };
  record(world, { kind: 'schedule', scheduled });
  return scheduled;
}

export function changeScheduled(world: World, scheduled: ScheduledRecord): void {
  record(world, { kind: 'schedule', scheduled });
}

export function unschedule(world: World, id: string): void {
  record(world, { kind: 'unschedule', id });
}
