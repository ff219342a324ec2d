import {
  type Filter,
  type FilterStatus,
  filters,
  filtersV1,
  type FilterV1,
  parseFilter,
  parseFilterStatus,
  parseFilterV1,
} from '../entities/filter.js';
import { wireId } from '../entities/ids.js';
import { type CallOptions, segment, type WithCalls } from '../request/calls.js';

/** A word of a filter to be written. With `id`: a known one, which changes or, with `_destroy`, goes. */
interface FilterKeywordSettings {
  id?: string;
  keyword?: string;
  whole_word?: boolean;
  _destroy?: boolean;
}

/** A filter to be written. Absent fields keep their value, or take the server's default. */
export interface FilterSettings {
  title?: string;
  context?: readonly string[];
  filter_action?: Filter['filter_action'];
  /** In seconds from now; null: never. */
  expires_in?: number | null;
  /** Words that are added, changed or removed. The others stay. */
  keywords_attributes?: readonly FilterKeywordSettings[];
}

/** A filter of the first version of the API to be written. */
export interface FilterSettingsV1 {
  phrase: string;
  context: readonly string[];
  whole_word: boolean;
  irreversible: boolean;
  /** In seconds from now; null: never; absent: as it is. */
  expires_in?: number | null;
}

/** The reader's filters: the second version of the API (`Features.filtersV2`), and the first (`Features.filtersV1`). */
export function filtersOf({ calls }: WithCalls) {
  const at = (id: string, rest = '') => `/api/v2/filters/${segment(id)}${rest}`;
  const atV1 = (id: string) => `/api/v1/filters/${segment(id)}`;
  return {
    all: (options: CallOptions = {}): Promise<Filter[]> => calls.list('/api/v2/filters', filters, options),
    /** Rejects with 422 for a blank title or no context, and with 409 where the server refuses a title that is taken. */
    create: (settings: FilterSettings & { title: string }, options: CallOptions = {}): Promise<Filter> =>
      calls.entity('POST', '/api/v2/filters', parseFilter, { ...options, json: settings }),
    update: (id: string, settings: FilterSettings, options: CallOptions = {}): Promise<Filter> =>
      calls.entity('PUT', at(id), parseFilter, { ...options, json: settings }),
    async delete(id: string, options: CallOptions = {}): Promise<void> {
      await calls.request('DELETE', at(id), options);
    },
    addStatus: (id: string, statusId: string, options: CallOptions = {}): Promise<FilterStatus> =>
      calls.entity('POST', at(id, '/statuses'), parseFilterStatus, { ...options, json: { status_id: wireId(statusId) } }),
    /** @param filterStatusId The id of the entry in `Filter.statuses`, not that of the status. */
    async removeStatus(filterStatusId: string, options: CallOptions = {}): Promise<void> {
      await calls.request('DELETE', at('statuses', `/${segment(filterStatusId)}`), options);
    },
    listV1: (options: CallOptions = {}): Promise<FilterV1[]> => calls.list('/api/v1/filters', filtersV1, options),
    createV1: (settings: FilterSettingsV1, options: CallOptions = {}): Promise<FilterV1> =>
      calls.entity('POST', '/api/v1/filters', parseFilterV1, { ...options, json: settings }),
    updateV1: (id: string, settings: FilterSettingsV1, options: CallOptions = {}): Promise<FilterV1> =>
      calls.entity('PUT', atV1(id), parseFilterV1, { ...options, json: settings }),
    async deleteV1(id: string, options: CallOptions = {}): Promise<void> {
      await calls.request('DELETE', atV1(id), options);
    },
  };
}
