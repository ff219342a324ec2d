import { coveringFilters, useStatus, type FilterContext } from '@rookery/store';
import { useMessages } from '@rookery/ui';
import { memo, useState, type ReactNode } from 'react';
import { withFiltersHere } from '../filters/filter-rules.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { messages } from './messages.js';
import { EditedSince, FilteredRow, Poll, Translation } from './rare-parts.js';
import { displayStatus, type Connectors } from './status-rules.js';
import { StatusSkeletonRow } from './status-skeleton.js';
import { Status, type FocusedParts, type StatusParts } from './status.js';
import { UnavailableRow } from './unavailable-row.js';
import { useStatusRowHost, type StatusRowHost } from './use-status-row-host.js';

export interface StatusScreenProps {
  statusId: string;
  /** `focusedParts` for the post that a page is about. */
  focused?: FocusedParts | undefined;
  /** One-based place in the list. */
  position?: number;
  /** Rows of the list; -1 when not known. */
  setSize?: number;
  connectors?: Connectors | undefined;
  /** Ids of the neighbouring posts: a reply to one of them does not name whom it answers. */
  besideIds?: readonly string[] | undefined;
  isPinned?: boolean;
  /** Above everything else of the row: the reason why it is shown. */
  headline?: ReactNode;
  /** Below everything else of the row. */
  footnote?: ReactNode;
}

const parts: StatusParts = { EditedSince, Poll, Translation };

/**
 * The post with this id, on its own. Rows of a list are `StatusRow`s, which share a host.
 * @param props `filterContext`: where it is, for the reader's filters. Default null: they do not apply.
 */
export function StatusScreen({ filterContext = null, ...props }: StatusScreenProps & { filterContext?: FilterContext | null }) {
  return <StatusRow {...props} host={useStatusRowHost(null, filterContext)} />;
}

interface StatusRowProps extends StatusScreenProps {
  host: StatusRowHost;
  /** The key of the row, for its commands. */
  rowKey?: string;
}

/** A post from the cache, as a row; requested when the cache does not have it. One write to its entry updates every row of it. */
export const StatusRow = memo(function StatusRow({ statusId, host, rowKey, ...row }: StatusRowProps) {
  const { data: known, isError } = useStatus(statusId);
  const { isSignedIn } = useTimelineOptions();
  const { ownAccountId } = host;
  const text = useMessages(messages);
  const [isFilterLifted, setFilterLifted] = useState(false);
  if (known === undefined) {
    const place = { position: row.position, setSize: row.setSize };
    return isError ? <UnavailableRow {...place} /> : <StatusSkeletonRow {...place} />;
  }
  const { account: author, id: shownId } = displayStatus(known);
  if (host.idsBeingDeleted.includes(shownId)) {
    return <UnavailableRow position={row.position} setSize={row.setSize} text={text.postDeleted()} />;
  }
  const status = withFiltersHere(known, host.filterPlace());
  // The post that a page is about was opened by the reader.
  const results = isFilterLifted || row.focused ? null : coveringFilters(status);
  if (results !== null) {
    return <FilteredRow results={results} position={row.position} setSize={row.setSize} onShow={() => setFilterLifted(true)} />;
  }
  const isFollowOffered = isSignedIn && ownAccountId !== null && author.id !== ownAccountId;
  return (
    <Status
      {...row}
      status={status}
      parts={parts}
      rowKey={rowKey}
      ownAccountId={ownAccountId}
      actions={host.actions}
      registry={host.registry}
      authorAction={row.focused && isFollowOffered ? <row.focused.Author key={author.id} accountId={author.id} /> : null}
      nameOf={host.nameOf}
      now={Date.now}
    />
  );
});
