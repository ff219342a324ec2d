import { record } from './tables.js';
import { canSee } from './visibility.js';
import type { EventRecord, Participation } from './event-record.js';
import type { PageRange } from './id-pages.js';
import { pageOf } from './id-pages.js';
import type { World } from './world.js';
import type { StatusRecord } from './records.js';

/** The state of an account's participation; null when it takes no part. */
export function joinStateOf(event: EventRecord, accountId: string): Participation['state'] | null {
  return event.participations.find(one => one.account_id === accountId)?.state ?? null;
}

/** Ids of the accounts with one state of participation, in the order of joining. */
export function participantsOf(event: EventRecord, state: Participation['state'] = 'accept'): string[] {
  return event.participations.filter(one => one.state === state).map(one => one.account_id);
}

/** Joins a free event, or asks to join a restricted one. False when the account has done so before. */
export function joinEvent(world: World, status: StatusRecord, accountId: string, message: string | null): boolean {
  const { event } = status;
  if (event === undefined || joinStateOf(event, accountId) !== null) return false;
  const state = event.join_mode === 'free' ? 'accept' : 'pending';
  record(world, { kind: 'participation', status_id: status.id, participation: { account_id: accountId, state, message } });
  return true;
}

/** Ends a participation or withdraws a request; a rejection stays. Idempotent. */
export function leaveEvent(world: World, status: StatusRecord, accountId: string): void {
  const state = status.event === undefined ? null : joinStateOf(status.event, accountId);
  if (state === null || state === 'reject') return;
  record(world, { kind: 'leave', status_id: status.id, account_id: accountId });
}

/** Accepts or rejects a participation. False when the account never asked. */
export function decideParticipation(
  world: World,
  status: StatusRecord,
  accountId: string,
  state: Participation['state'],
): boolean {
  const asked = status.event?.participations.find(one => one.account_id === accountId);
  if (asked === undefined) return false;
  record(world, { kind: 'participation', status_id: status.id, participation: { ...asked, state } });
  return true;
}

/** Ids of the events with which an account has one of these states, newest first. */
export function joinedEvents(world: World, accountId: string, state: Participation['state'], range: PageRange): string[] {
  return pageOf(world.order, range, id => {
    const event = world.statuses.get(id)?.event;
    return event !== undefined && joinStateOf(event, accountId) === state && canSee(world, id, accountId);
  });
}
