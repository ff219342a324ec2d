import { type Filter, filters, type FilterV1, filtersV1, parseFilter } from '../entities/filter.js';
import { wireId } from '../entities/ids.js';
import { type CallOptions, segment, type WithCalls } from '../request/calls.js';

/** A filter to create, or changes of one. `expires_in`: seconds; null: it does not end. Keywords without an id are added. */
export interface FilterDraft {
  title: string;
  context: readonly string[];
  filter_action: string;
  expires_in: number | null;
  keywords_attributes: readonly { id?: string; keyword: string; whole_word: boolean }[];
}

/** The reader's filters. */
export function filtersOf({ calls }: WithCalls) {
  const at = (id: string, rest = '') => `/api/v2/filters/${segment(wireId(id))}${rest}`;
  return {
    /** The filters of a server that leaves them to the client (`Features.filtersHere`). */
    listV1: (options: CallOptions = {}): Promise<FilterV1[]> => calls.list('/api/v1/filters', filtersV1, options),
    list: (options: CallOptions = {}): Promise<Filter[]> => calls.list('/api/v2/filters', filters, options),
    create: (draft: FilterDraft, options: CallOptions = {}): Promise<Filter> =>
      calls.entity('POST', '/api/v2/filters', parseFilter, { ...options, json: draft }),
    update: (id: string, draft: FilterDraft, options: CallOptions = {}): Promise<Filter> =>
      calls.entity('PUT', at(id), parseFilter, { ...options, json: draft }),
    /** Filters one post. */
    async addStatus(id: string, statusId: string, options: CallOptions = {}): Promise<void> {
      await calls.request('POST', at(id, '/statuses'), { ...options, json: { status_id: wireId(statusId) } });
    },
  };
}
