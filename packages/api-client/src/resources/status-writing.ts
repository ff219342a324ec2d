import { wireId } from '../entities/ids.js';
import {
  parseScheduledStatus,
  parseStatusSource,
  type ScheduledStatus,
  scheduledStatuses,
  type StatusSource,
} from '../entities/scheduled-status.js';
import { type StatusEdit, statusEdits } from '../entities/status-edit.js';
import { parseStatus, type Status } from '../entities/status.js';
import { type CallOptions, segment, type WithCalls } from '../request/calls.js';
import type { Page, Paging } from '../request/pagination.js';
import type { StatusDraft } from './statuses.js';

/** The new version of a post. Its visibility, its place in a thread and its quote stay. */
export interface StatusEditDraft extends Pick<
  StatusDraft,
  'status' | 'media_ids' | 'poll' | 'sensitive' | 'spoiler_text' | 'language'
> {
  /** Changes of files that the post has already. `focus`: "x,y". */
  media_attributes?: readonly { id: string; description: string; focus?: string }[];
}

/** Writes posts beyond `statusesOf(client).create`. */
export function statusWritingOf({ calls }: WithCalls) {
  const at = (id: string, rest = '') => `/api/v1/statuses/${segment(wireId(id))}${rest}`;
  return {
    /** Resolves to a `ScheduledStatus`; to a `Status` where the server ignored `scheduled_at` and published the post at once. */
    schedule: (
      draft: StatusDraft & { scheduled_at: string },
      options: CallOptions & { idempotencyKey?: string } = {},
    ): Promise<Status | ScheduledStatus> =>
      calls.entity<Status | ScheduledStatus>(
        'POST',
        '/api/v1/statuses',
        (value, decoding) => parseScheduledStatus(value, decoding) ?? parseStatus(value, decoding),
        { ...options, json: draft },
      ),
    edit: (id: string, draft: StatusEditDraft, options: CallOptions = {}): Promise<Status> =>
      calls.entity('PUT', at(id), parseStatus, { ...options, json: draft }),
    /** The text as its author wrote it, for an editor. */
    source: (id: string, options: CallOptions = {}): Promise<StatusSource> =>
      calls.entity('GET', at(id, '/source'), parseStatusSource, options),
    /** The versions of a post, oldest first; the last is the present one. */
    history: (id: string, options: CallOptions = {}): Promise<StatusEdit[]> =>
      calls.list(at(id, '/history'), statusEdits, options),
  };
}

/** The posts that the server publishes later. */
export function scheduledStatusesOf({ calls }: WithCalls) {
  const at = (id: string) => `/api/v1/scheduled_statuses/${segment(id)}`;
  return {
    list: (paging: Paging = {}, options: CallOptions = {}): Promise<Page<ScheduledStatus>> =>
      calls.page('/api/v1/scheduled_statuses', scheduledStatuses, { ...options, query: { ...paging } }),
    /** The page that the link of the previous one names. */
    page: (link: string, options: CallOptions = {}): Promise<Page<ScheduledStatus>> =>
      calls.page(link, scheduledStatuses, options),
    get: (id: string, options: CallOptions = {}): Promise<ScheduledStatus> =>
      calls.entity('GET', at(id), parseScheduledStatus, options),
    /** Rejects with 422 when the time is less than five minutes ahead. `scheduledAt`: ISO 8601. */
    update: (id: string, scheduledAt: string, options: CallOptions = {}): Promise<ScheduledStatus> =>
      calls.entity('PUT', at(id), parseScheduledStatus, { ...options, json: { scheduled_at: scheduledAt } }),
    async cancel(id: string, options: CallOptions = {}): Promise<void> {
      await calls.request('DELETE', at(id), options);
    },
  };
}
