import { BlankState, ErrorState, LoadMore, SignInNeeded, useMessages } from '@rookery/ui';
import { VirtualList, type VirtualListHandle } from '@rookery/ui/list';
import { SearchX } from 'lucide-react';
import { useCallback, type ReactNode, type Ref } from 'react';
import { StatusSkeleton } from '../status/status-skeleton.js';
import { UnavailableRow } from '../status/unavailable-row.js';
import { messages } from './messages.js';
import { focusIndex, type ThreadRow } from './thread-tree.js';

/** The height of the page's sticky header with its border, in px: the focused post starts below it (THR-07). */
const HEADER_HEIGHT_PX = 53;
const SKELETON_ROWS = 4;
/** This many rows below the focused post fill a viewport. */
const FILLING_ROWS = 12;

export interface ThreadProps {
  /** Null until the post itself is loaded. */
  rows: readonly ThreadRow[] | null;
  renderStatus: (row: Extract<ThreadRow, { kind: 'status' }>, index: number) => ReactNode;
  /** Draws a pending reply. Absent: the rows have none. */
  renderPending?: (row: Extract<ThreadRow, { kind: 'pending' }>, index: number) => ReactNode;
  state: 'loading' | 'ready' | 'not-found' | 'failed';
  /** The next step where the post does not exist. */
  notFoundAction?: ReactNode;
  /** Repeats the requests that failed. */
  onRetry: () => void;
  /** Set when the thread is for members only: opens the sign-in. */
  onSignIn?: () => void;
  /** The post is loaded, and its context failed to load. */
  isContextFailed?: boolean;
  /** Absent: all replies are loaded. */
  onLoadMore?: () => void;
  isLoadingMore?: boolean;
  /** In place of the list where it has no rows. */
  emptyState?: ReactNode;
  /** Below the last reply. */
  footer?: ReactNode;
  list?: Ref<VirtualListHandle>;
  /** Rows that stay mounted outside the viewport. */
  keptKeys?: readonly string[];
}

/** A post with its ancestors above and its replies below. */
export function Thread({
  rows,
  renderStatus,
  renderPending,
  state,
  notFoundAction,
  onRetry,
  onSignIn,
  isContextFailed,
  onLoadMore,
  isLoadingMore = false,
  emptyState = null,
  footer,
  list,
  keptKeys,
}: ThreadProps) {
  const text = useMessages(messages);
  if (state === 'not-found') {
    return (
      <div id="thread" className="rk-thread">
        <BlankState
          icon={<SearchX size={28} strokeWidth={1.85} aria-hidden="true" />}
          title={text.notFoundTitle()}
          description={text.notFoundText()}
          action={notFoundAction}
        />
        {footer}
      </div>
    );
  }
  if (rows === null && state === 'failed') {
    return (
      <div id="thread" className="rk-thread">
        {onSignIn === undefined ? (
          <ErrorState title={text.failedTitle()} description={text.failedText()} onRetry={onRetry} />
        ) : (
          <SignInNeeded onSignIn={onSignIn} />
        )}
      </div>
    );
  }
  if (rows === null) {
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> holds words, this holds rows
      <div id="thread" className="rk-thread" role="status" aria-label={text.loading()}>
        {Array.from({ length: SKELETON_ROWS }, (_, index) => (
          <StatusSkeleton key={index} />
        ))}
      </div>
    );
  }
  return (
    <div id="thread" className="rk-thread" data-has-space={needsSpace(rows) || undefined}>
      {rows.length > 0 && (
        <ThreadList
          rows={rows}
          renderStatus={renderStatus}
          renderPending={renderPending}
          list={list}
          keptKeys={keptKeys}
          hasMore={onLoadMore !== undefined}
        />
      )}
      {rows.length === 0 && isContextFailed !== true && emptyState}
      {isContextFailed && onSignIn !== undefined && <SignInNeeded onSignIn={onSignIn} />}
      {isContextFailed && onSignIn === undefined && <ErrorState title={text.contextFailedTitle()} onRetry={onRetry} />}
      {onLoadMore && <LoadMore onPress={onLoadMore} isLoading={isLoadingMore} />}
      {footer}
    </div>
  );
}

/** Whether the page is too short to hold the focused post under the header. */
function needsSpace(rows: readonly ThreadRow[]): boolean {
  const index = focusIndex(rows);
  return index > 0 && rows.length - index <= FILLING_ROWS;
}

interface ThreadListProps extends Pick<ThreadProps, 'renderStatus' | 'renderPending' | 'list' | 'keptKeys'> {
  rows: readonly ThreadRow[];
  hasMore: boolean;
}

function ThreadList({ rows, renderStatus, renderPending, list, keptKeys, hasMore }: ThreadListProps) {
  const text = useMessages(messages);
  const ancestorCount = Math.max(0, focusIndex(rows));
  const focusKey = rows[ancestorCount]?.key ?? null;

  const renderItem = useCallback(
    (row: ThreadRow, index: number) =>
      row.kind === 'status' ? (
        renderStatus(row, index)
      ) : row.kind === 'pending' ? (
        renderPending?.(row, index)
      ) : (
        <UnavailableRow position={index + 1} setSize={hasMore ? -1 : rows.length} text={text.unavailable()} />
      ),
    [renderStatus, renderPending, text, hasMore, rows.length],
  );

  return (
    <VirtualList
      role="feed"
      aria-label={text.label()}
      items={rows}
      itemKey={rowKey}
      renderItem={renderItem}
      ref={list}
      keepMountedKeys={keptKeys}
      // A cached thread opens at its post. When the ancestors arrive later, the list keeps the post in its place.
      initialAnchor={
        focusKey === null || ancestorCount === 0 ? null : { key: focusKey, index: ancestorCount, offset: HEADER_HEIGHT_PX }
      }
    />
  );
}

const rowKey = (row: ThreadRow) => row.key;
