import { BlankState, ErrorState, LoadMore, SignInNeeded, useMessages } from '@rookery/ui';
import { VirtualList, type VirtualListHandle } from '@rookery/ui/list';
import { SearchX } from 'lucide-react';
import { useCallback, type ReactNode, type Ref } from 'react';
import { StatusSkeleton } from '../status/status-skeleton.js';
import { UnavailableRow } from '../status/unavailable-row.js';
import { messages } from './messages.js';
import { focusIndex, type ThreadRow } from './thread-tree.js';

/** The page's header covers this much of the viewport's top, in px: a line with its hairline. Behaviour reference 8.4. */
const HEADER_HEIGHT_PX = 53;
const SKELETON_ROWS = 4;

export interface ThreadProps {
  /** Null while the post itself is not known. */
  rows: readonly ThreadRow[] | null;
  renderStatus: (row: Extract<ThreadRow, { kind: 'status' }>, index: number) => ReactNode;
  state: 'loading' | 'ready' | 'not-found' | 'failed';
  /** Asks again for what failed. */
  onRetry: () => void;
  /** What failed is for members only: leads to the sign-in. */
  onSignIn?: () => void;
  /** The post is here and what stands around it is not. */
  isContextFailed?: boolean;
  /** Absent: all replies are here. */
  onLoadMore?: () => void;
  isLoadingMore?: boolean;
  /** Below the last reply: an invitation to visitors. */
  footer?: ReactNode;
  list?: Ref<VirtualListHandle>;
  /** Rows that stay mounted wherever they are. */
  keptKeys?: readonly string[];
}

/** A post with what it answers above it and every reply below it. */
export function Thread({
  rows,
  renderStatus,
  state,
  onRetry,
  onSignIn,
  isContextFailed,
  onLoadMore,
  isLoadingMore = false,
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
    <div id="thread" className="rk-thread" data-has-ancestors={focusIndex(rows) > 0 || undefined}>
      <ThreadList rows={rows} renderStatus={renderStatus} list={list} keptKeys={keptKeys} hasMore={onLoadMore !== undefined} />
      {isContextFailed && onSignIn !== undefined && <SignInNeeded onSignIn={onSignIn} />}
      {isContextFailed && onSignIn === undefined && <ErrorState title={text.contextFailedTitle()} onRetry={onRetry} />}
      {onLoadMore && <LoadMore onPress={onLoadMore} isLoading={isLoadingMore} />}
      {footer}
    </div>
  );
}

interface ThreadListProps extends Pick<ThreadProps, 'renderStatus' | 'list' | 'keptKeys'> {
  rows: readonly ThreadRow[];
  hasMore: boolean;
}

function ThreadList({ rows, renderStatus, list, keptKeys, hasMore }: ThreadListProps) {
  const text = useMessages(messages);
  const ancestorCount = focusIndex(rows);
  const focusKey = rows[ancestorCount]?.key ?? null;

  const renderItem = useCallback(
    (row: ThreadRow, index: number) =>
      row.kind === 'status' ? (
        renderStatus(row, index)
      ) : (
        <UnavailableRow position={index + 1} setSize={hasMore ? -1 : rows.length} text={text.unavailable()} />
      ),
    [renderStatus, text, hasMore, rows.length],
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
      // A thread known beforehand opens at its post. One whose ancestors come later keeps it where it stands: the list never
      // moves what is being read.
      initialAnchor={
        focusKey === null || ancestorCount === 0 ? null : { key: focusKey, index: ancestorCount, offset: HEADER_HEIGHT_PX }
      }
    />
  );
}

const rowKey = (row: ThreadRow) => row.key;
