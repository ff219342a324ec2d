import type { Status } from '@rookery/api-client';
import type { StatusFacts } from './reblog-collapse.js';
import type { TimelineSource } from '../state/timeline-source.js';

/** Where a reader's filter applies, in the words of the server. */
export type FilterContext = 'home' | 'public' | 'account';

/** The context the posts of a list are filtered in. */
export function filterContext(source: TimelineSource): FilterContext {
  if (source.kind === 'home' || source.kind === 'list') return 'home';
  return source.kind === 'account' || source.kind === 'pinned' ? 'account' : 'public';
}

/** What decides about the row of a post. A filter that names no context applies everywhere. */
export function statusFacts(status: Status, context: FilterContext): StatusFacts {
  const shown = status.reblog ?? status;
  const isFiltered = [...status.filtered, ...shown.filtered].some(
    ({ filter }) => filter.filter_action === 'hide' && (filter.context.length === 0 || filter.context.includes(context)),
  );
  const rebloggedBy = status.reblog === null ? null : status.account.display_name || `@${status.account.acct}`;
  return { postId: shown.id, rebloggedBy, isReply: shown.in_reply_to_id !== null, isFiltered };
}
