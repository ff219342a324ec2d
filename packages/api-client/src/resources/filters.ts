import { type FilterV1, filtersV1 } from '../entities/filter.js';
import type { CallOptions, WithCalls } from '../request/calls.js';

/** The reader's filters. */
export function filtersOf({ calls }: WithCalls) {
  return {
    /** The filters of a server that leaves them to the client (`Features.filtersHere`). */
    listV1: (options: CallOptions = {}): Promise<FilterV1[]> => calls.list('/api/v1/filters', filtersV1, options),
  };
}
