import { BlankState, Button, ErrorState, LoadMore, SignInNeeded, useMessages } from '@rookery/ui';
import { VirtualList, type VirtualListHandle, type VirtualListProps } from '@rookery/ui/list';
import { SearchX, Trash2, type LucideIcon } from 'lucide-react';
import { useCallback, useEffect, useRef, type ReactNode, type Ref } from 'react';
import { Tombstone } from '../list/tombstone.js';
import { StatusSkeleton } from '../status/status-skeleton.js';
import { UnavailableRow } from '../status/unavailable-row.js';
import { messages } from './messages.js';
import { focusIndex, type ThreadRow } from './thread-tree.js';

/** The height of the page's sticky header with its border, in px: the focused post starts below it (THR-07). */
const HEADER_HEIGHT_PX = 53;
const SKELETON_ROWS = 4;
/** This many rows below the focused post fill a viewport. */
const FILLING_ROWS = 12;

/** Rows that the owner draws: posts, pending posts and those that show or hide others. */
export type DrawnRow = Exclude<ThreadRow, { kind: 'unavailable' | 'deleted' }>;

/** `deleted`: the post was deleted while it was open. */
type ThreadPhase = 'loading' | 'ready' | 'not-found' | 'deleted' | 'failed';

export interface ThreadProps extends Pick<VirtualListProps<ThreadRow>, 'initialAnchor' | 'initialSizes' | 'onAnchorChange'> {
  /** Null until the post itself is loaded. */
  rows: readonly ThreadRow[] | null;
  renderRow: (row: DrawnRow, index: number) => ReactNode;
  state: ThreadPhase;
  /** The next step where the post does not exist. */
  notFoundAction?: ReactNode;
  /** Repeats the requests that failed. */
  onRetry: () => void;
  /** The words of the server for a failure; '' without any. */
  reason?: string;
  /** Set when the thread is for members only: opens the sign-in. */
  onSignIn?: (() => void) | undefined;
  /** The post is loaded, and its context failed to load. */
  isContextFailed?: boolean;
  /** The replies that show are those of an earlier request; the latest has failed. */
  isOutdated?: boolean;
  /** The server is fetching replies from other servers. */
  isFetchingReplies?: boolean;
  /** Absent: all replies are loaded. */
  onLoadMore?: (() => void) | undefined;
  isLoadingMore?: boolean;
  hasMoreFailed?: boolean;
  /** In place of the list where it has no rows. */
  emptyState?: ReactNode;
  /** Below the last reply. */
  footer?: ReactNode;
  list?: Ref<VirtualListHandle>;
  /** Rows that stay mounted outside the viewport. */
  keptKeys?: readonly string[];
}

/** A post with its ancestors above and its replies below. */
export function Thread(props: ThreadProps) {
  const {
    rows,
    state,
    onRetry,
    reason = '',
    onSignIn,
    notFoundAction,
    isContextFailed = false,
    emptyState = null,
    footer,
  } = props;
  const text = useMessages(messages);
  if (state === 'not-found' || state === 'deleted') {
    return (
      <div id="thread" className="rk-thread">
        {state === 'deleted' ? (
          <Gone icon={Trash2} title={text.deletedTitle()} description={text.deletedText()} action={notFoundAction} />
        ) : (
          <Gone icon={SearchX} title={text.notFoundTitle()} description={text.notFoundText()} action={notFoundAction} />
        )}
      </div>
    );
  }
  if (rows === null && state === 'failed') {
    return (
      <div id="thread" className="rk-thread">
        {onSignIn === undefined ? (
          <ErrorState title={text.failedTitle()} description={reason || text.failedText()} onRetry={onRetry} />
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
      {rows.length > 0 && <ThreadList {...props} rows={rows} />}
      {rows.length === 0 && !isContextFailed && emptyState}
      {isContextFailed && onSignIn !== undefined && <SignInNeeded onSignIn={onSignIn} />}
      {isContextFailed && onSignIn === undefined && (
        <ErrorState title={text.contextFailedTitle()} description={reason} onRetry={onRetry} />
      )}
      <ThreadEnd {...props} />
      {footer}
    </div>
  );
}

interface GoneProps {
  icon: LucideIcon;
  title: string;
  description: string;
  action: ReactNode;
}

/** In place of a post that is not there. It takes the focus where the post had it. */
function Gone({ icon: Icon, title, description, action }: GoneProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="rk-thread-gone">
      <BlankState
        icon={<Icon size={28} strokeWidth={1.85} aria-hidden="true" />}
        title={title}
        description={description}
        action={action}
      />
    </div>
  );
}

/** Whether the page is too short to hold the focused post under the header. */
function needsSpace(rows: readonly ThreadRow[]): boolean {
  const index = focusIndex(rows);
  return index > 0 && rows.length - index <= FILLING_ROWS;
}

/** Below the last reply: more of them, on their way or on demand (THR-02). */
function ThreadEnd({ onLoadMore, isLoadingMore = false, hasMoreFailed = false, ...props }: ThreadProps) {
  const { isFetchingReplies = false, isOutdated = false, onRetry } = props;
  const text = useMessages(messages);
  return (
    <>
      {isOutdated && (
        <output className="rk-list-line">
          {text.refreshFailed()}
          <Button variant="plain" size="sm" onClick={onRetry}>
            {text.tryAgain()}
          </Button>
        </output>
      )}
      {onLoadMore && hasMoreFailed && !isLoadingMore && (
        <div className="rk-list-line">
          <span role="alert">{text.moreFailed()}</span>
          <Button onClick={onLoadMore}>{text.tryAgain()}</Button>
        </div>
      )}
      {onLoadMore && (!hasMoreFailed || isLoadingMore) && <LoadMore onPress={onLoadMore} isLoading={isLoadingMore} />}
      {isFetchingReplies && <output className="rk-list-line">{text.fetchingReplies()}</output>}
    </>
  );
}

function ThreadList({ rows, renderRow, list, keptKeys, onLoadMore, ...anchoring }: ThreadProps & { rows: readonly ThreadRow[] }) {
  const text = useMessages(messages);
  const ancestorCount = Math.max(0, focusIndex(rows));
  const focusKey = rows[ancestorCount]?.key ?? null;
  const setSize = onLoadMore === undefined ? rows.length : -1;

  const renderItem = useCallback(
    (row: ThreadRow, index: number) => {
      const place = { position: index + 1, setSize };
      if (row.kind === 'unavailable') return <UnavailableRow {...place} text={text.unavailable()} />;
      return row.kind === 'deleted' ? <Tombstone {...place} /> : renderRow(row, index);
    },
    [renderRow, text, setSize],
  );
  // A cached thread opens at its post. When the ancestors arrive later, the list keeps the post in its place.
  const atFocus =
    focusKey === null || ancestorCount === 0 ? null : { key: focusKey, index: ancestorCount, offset: HEADER_HEIGHT_PX };

  return (
    <VirtualList
      role="feed"
      aria-label={text.label()}
      items={rows}
      itemKey={rowKey}
      renderItem={renderItem}
      ref={list}
      keepMountedKeys={keptKeys}
      initialAnchor={anchoring.initialAnchor ?? atFocus}
      initialSizes={anchoring.initialSizes}
      onAnchorChange={anchoring.onAnchorChange}
    />
  );
}

const rowKey = (row: ThreadRow) => row.key;
