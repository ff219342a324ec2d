import type { Status } from '@rookery/api-client';
import type { StatusFacts } from './reblog-collapse.js';
import type { FilterContext } from '../state/timeline-sources.js';

/** What decides about the row of a post. A filter that names no context applies everywhere. */
export function statusFacts(status: Status, context: FilterContext): StatusFacts {
  const shown = status.reblog ?? status;
  const isFiltered = [...status.filtered, ...shown.filtered].some(
    ({ filter }) => filter.filter_action === 'hide' && (filter.context.length === 0 || filter.context.includes(context)),
  );
  const rebloggedBy = status.reblog === null ? null : status.account.display_name || `@${status.account.acct}`;
  return { postId: shown.id, rebloggedBy, isReply: shown.in_reply_to_id !== null, isFiltered };
}
