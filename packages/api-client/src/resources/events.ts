import { type CallOptions, segment, type WithCalls } from '../request/calls.js';
import { type Account, accounts } from '../entities/account.js';
import {
  type EventPlace,
  eventPlaces,
  type EventSource,
  type ParticipationRequest,
  parseEventSource,
  participationRequests,
} from '../entities/event-answers.js';
import { wireId } from '../entities/ids.js';
import { parseStatus, type Status, statuses } from '../entities/status.js';
import { ApiError } from '../request/errors.js';
import type { Page, Paging } from '../request/pagination.js';

/** An event to create or to change. Times: ISO 8601. Null removes a value. */
export interface EventParameters {
  name: string;
  /** The description. */
  status: string;
  start_time: string;
  end_time: string | null;
  banner_id: string | null;
  /** The `origin_id` of a place. */
  location_id: string | null;
  /** Cannot be changed later: left out when editing. `restricted`: the organiser accepts each participant. */
  join_mode?: 'free' | 'restricted';
}

/**
 * Events (EVT-01, EVT-02), on servers with the feature `events`. An event is a status with an `event`.
 */
export function eventsOf({ calls }: WithCalls) {
  const root = '/api/v1/pleroma/events';
  const at = (statusId: string, rest = '') => `${root}/${segment(wireId(statusId))}${rest}`;
  const request = (statusId: string, accountId: string, answer: 'authorize' | 'reject') =>
    at(statusId, `/participation_requests/${segment(accountId)}/${answer}`);

  return {
    create: (event: EventParameters, options: CallOptions & { idempotencyKey?: string } = {}): Promise<Status> =>
      calls.entity('POST', root, parseStatus, { ...options, json: event }),
    update: (
      statusId: string,
      event: Partial<EventParameters>,
      options: CallOptions & { idempotencyKey?: string } = {},
    ): Promise<Status> => calls.entity('PUT', at(statusId), parseStatus, { ...options, json: event }),
    /** The own event as it was written. */
    source: (statusId: string, options: CallOptions = {}): Promise<EventSource> =>
      calls.entity('GET', `/api/v1/statuses/${segment(wireId(statusId))}/source`, parseEventSource, options),
    /** All public events, newest announcement first. */
    recent: (paging: Paging = {}, options: CallOptions = {}): Promise<Page<Status>> =>
      calls.page('/api/v1/timelines/public', statuses, { ...options, query: { only_events: true, ...paging } }, true),
    /** Events in which the reader takes part. */
    joined: (paging: Paging = {}, options: CallOptions = {}): Promise<Page<Status>> =>
      calls.page(`${root}/joined_events`, statuses, { ...options, query: { state: 'accept', ...paging } }, true),
    /** Joins a free event; asks to join a restricted one. `message`: words to the organiser. */
    join: (statusId: string, message: string | null, options: CallOptions = {}): Promise<Status> =>
      calls.entity('POST', at(statusId, '/join'), parseStatus, {
        ...options,
        json: message === null ? {} : { participation_message: message },
      }),
    leave: (statusId: string, options: CallOptions = {}): Promise<Status> =>
      calls.entity('POST', at(statusId, '/leave'), parseStatus, options),
    participants: (statusId: string, paging: Paging = {}, options: CallOptions = {}): Promise<Page<Account>> =>
      calls.page(at(statusId, '/participations'), accounts, { ...options, query: { ...paging } }),
    /** Open requests of an own event. */
    requests: (statusId: string, options: CallOptions = {}): Promise<ParticipationRequest[]> =>
      calls.list(at(statusId, '/participation_requests'), participationRequests, options),
    accept: (statusId: string, accountId: string, options: CallOptions = {}): Promise<Status> =>
      calls.entity('POST', request(statusId, accountId, 'authorize'), parseStatus, options),
    reject: (statusId: string, accountId: string, options: CallOptions = {}): Promise<Status> =>
      calls.entity('POST', request(statusId, accountId, 'reject'), parseStatus, options),
    /** The calendar file (RFC 5545). Rejects when the server sends none. */
    async calendar(statusId: string, options: CallOptions = {}): Promise<string> {
      const { data, status } = await calls.request('GET', at(statusId, '/ics'), { ...options, isText: true });
      if (typeof data !== 'string' || !data.startsWith('BEGIN:VCALENDAR')) throw new ApiError('decode', { status });
      return data;
    },
    /** Places whose address has the words of `query`. */
    findPlaces: (query: string, locale: string, options: CallOptions = {}): Promise<EventPlace[]> =>
      calls.list('/api/v1/pleroma/search/location', eventPlaces, { ...options, query: { q: query, locale } }),
  };
}
