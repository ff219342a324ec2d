/** The reader's filters on posts, as far as every post needs them: `Status.filtered` says which of them match. */
import type { Status } from '@rookery/api-client';
import { filtersHere, type FilterPlace } from '@rookery/store';

/** The post with no filters but those that apply in this place, and so its reblog and its quote. The same post where all of them do. */
export function withFiltersHere(status: Status, place: FilterPlace): Status {
  const filtered = filtersHere(status, place);
  const reblog = status.reblog && withFiltersHere(status.reblog, place);
  const quoted = status.quote?.quoted_status;
  const quote = status.quote && quoted ? { ...status.quote, quoted_status: withFiltersHere(quoted, place) } : status.quote;
  const isSame = filtered.length === status.filtered.length && reblog === status.reblog;
  return isSame && quote?.quoted_status === quoted ? status : { ...status, filtered: [...filtered], reblog, quote };
}
