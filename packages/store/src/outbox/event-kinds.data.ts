import type { QueryClient } from '@tanstack/react-query';
import { accountsOf, statusesOf, type Client, type Status, isGone, eventsOf, type EventParameters } from '@rookery/api-client';
import type { OutboxKind } from './outbox-environment.js';
import type { OutboxRecord } from './outbox-record.js';
import { ownAccountQuery } from '../entities/accounts.data.js';

/** The payload of records of the kinds `event` and `event-edit`. An upload of the record is the banner. */
export interface EventPayload {
  /** The event that is edited; null for a new one. */
  readonly editedId: string | null;
  /** `banner_id`: of a banner that the server has. */
  readonly parameters: EventParameters;
  /** Ids of own posts before the first attempt; null until it. */
  readonly knownIds: readonly string[] | null;
}

/** Own posts that are compared. */
const NEWEST_COUNT = 20;

/** How the outbox sends events. */
export function createEventKinds(client: Client, queryClient: QueryClient) {
  const newestOwn = async (): Promise<readonly Status[]> => {
    const { id } = await queryClient.fetchQuery(ownAccountQuery(client));
    return (await accountsOf(client).statuses(id, { exclude_reblogs: true, limit: NEWEST_COUNT })).items;
  };
  const event: OutboxKind<EventPayload, Status> = {
    prepare: async ({ payload }) => ({ ...payload, knownIds: (await newestOwn()).map(({ id }) => id) }),
    send: record => eventsOf(client).create(parametersOf(record), { idempotencyKey: record.id }),
    async find({ payload }) {
      const isNew = ({ id }: Status) => !(payload.knownIds ?? []).includes(id);
      return (await newestOwn()).find(status => isNew(status) && isSameEvent(status, payload.parameters)) ?? null;
    },
  };
  const edit: OutboxKind<EventPayload, Status> = {
    send: record => eventsOf(client).update(record.payload.editedId ?? '', parametersOf(record), { idempotencyKey: record.id }),
    async find({ payload, uploads }) {
      const statusId = payload.editedId ?? '';
      try {
        const [status, source] = [await statusesOf(client).get(statusId), await eventsOf(client).source(statusId)];
        const isSame =
          isSameEvent(status, payload.parameters) &&
          source.text.trim() === payload.parameters.status.trim() &&
          (source.location?.origin_id ?? null) === payload.parameters.location_id;
        // A banner that was uploaded may not have arrived: it is sent again.
        return isSame && uploads.length === 0 ? status : null;
      } catch (error) {
        if (isGone(error)) return null;
        throw error;
      }
    },
  };
  return { event, 'event-edit': edit };
}

function parametersOf({ payload, uploads }: OutboxRecord<EventPayload>): EventParameters {
  return { ...payload.parameters, banner_id: uploads[0]?.mediaId ?? payload.parameters.banner_id };
}

function isSameEvent({ event }: Status, { name, start_time, end_time }: EventParameters): boolean {
  const isSameTime = (one: string | null, other: string | null) =>
    one === other || (one !== null && other !== null && Date.parse(one) === Date.parse(other));
  return (
    event !== null &&
    event.name.trim() === name.trim() &&
    isSameTime(event.start_time, start_time) &&
    isSameTime(event.end_time, end_time)
  );
}
