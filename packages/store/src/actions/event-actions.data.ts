/* The reader's actions on events. Loaded with the pages of events. */
import { statusesOf, type Client, type StatusEvent, type ParticipationRequest, type Status, eventsOf } from '@rookery/api-client';
import { ingestStatuses, statusKey } from '../entities/entities.data.js';
import { optimistic } from './optimistic.data.js';
import { patch, type Undo } from './patch.data.js';
import type { QueryClient } from '@tanstack/react-query';

export interface EventVariables {
  statusId: string;
  /** Words to the organiser of a restricted event. */
  message?: string | null;
}

/** Joins an event; asks to join a restricted one. The answer to a lost request is looked up before anything is rolled back. */
export const joinEvent = optimistic<EventVariables, Status>({
  name: 'joinEvent',
  scope: ({ statusId }) => `status:${statusId}:joined`,
  choice: 'joined',
  apply: (cache, { statusId }) => patchEvent(cache, statusId, event => participation(event, joinedState(event))),
  request: (client, { statusId, message = null }) => eventsOf(client).join(statusId, message),
  isDone: ({ event }) => event?.join_state === 'accept' || event?.join_state === 'pending',
  check: (client, { statusId }) => statusesOf(client).get(statusId),
  commit: (cache, status, _variables, options) => void ingestStatuses(cache, [status], options),
});

/** Leaves an event, or withdraws the request to join it. */
export const leaveEvent = optimistic<EventVariables, Status>({
  name: 'leaveEvent',
  scope: ({ statusId }) => `status:${statusId}:joined`,
  choice: 'joined',
  apply: (cache, { statusId }) => patchEvent(cache, statusId, event => participation(event, null)),
  request: (client, { statusId }) => eventsOf(client).leave(statusId),
  isDone: ({ event }) => event?.join_state !== 'accept' && event?.join_state !== 'pending',
  check: (client, { statusId }) => statusesOf(client).get(statusId),
  commit: (cache, status, _variables, options) => void ingestStatuses(cache, [status], options),
});

const joinedState = (event: StatusEvent): StatusEvent['join_state'] => (event.join_mode === 'restricted' ? 'pending' : 'accept');

function patchEvent(cache: QueryClient, statusId: string, change: (event: StatusEvent) => StatusEvent): Undo {
  return patch<Status>(cache, statusKey(statusId), ({ event }) => ({ event: event && change(event) }));
}

/** The event with another state of the reader, who is counted among the participants or no longer. */
function participation(event: StatusEvent, state: StatusEvent['join_state']): StatusEvent {
  const change = Number(state === 'accept') - Number(event.join_state === 'accept');
  return { ...event, join_state: state, participants_count: Math.max(0, event.participants_count + change) };
}

export interface ParticipationVariables {
  statusId: string;
  accountId: string;
}

/** The open requests to join an own event. */
export const participationRequestsKey = (statusId: string) => ['events', 'requests', statusId] as const;

/** Lets an account take part in an own restricted event. */
export const acceptParticipation = decision((client, { statusId, accountId }) => eventsOf(client).accept(statusId, accountId));

/** Refuses the request of an account to take part in an own event. */
export const rejectParticipation = decision((client, { statusId, accountId }) => eventsOf(client).reject(statusId, accountId));

/** Deciding twice has the effect of deciding once: a decision of unclear outcome can be repeated. */
function decision(request: (client: Client, variables: ParticipationVariables) => Promise<Status>) {
  return optimistic<ParticipationVariables, Status>({
    scope: ({ statusId }) => `status:${statusId}:participations`,
    apply: (cache, { statusId, accountId }) => removeRequest(cache, statusId, accountId),
    request,
    commit: (cache, status, _variables, options) => void ingestStatuses(cache, [status], options),
  });
}

function removeRequest(cache: QueryClient, statusId: string, accountId: string): Undo {
  const key = participationRequestsKey(statusId);
  const isWanted = ({ account }: ParticipationRequest) => account.id === accountId;
  const before = cache.getQueryData<ParticipationRequest[]>(key) ?? [];
  const index = before.findIndex(isWanted);
  const removed = before[index];
  if (removed === undefined) return () => undefined;
  cache.setQueryData<ParticipationRequest[]>(key, list => list?.filter(one => !isWanted(one)));
  return () =>
    void cache.setQueryData<ParticipationRequest[]>(key, list =>
      list === undefined || list.some(isWanted) ? list : list.toSpliced(index, 0, removed),
    );
}
