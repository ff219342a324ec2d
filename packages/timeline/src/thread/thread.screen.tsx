import { errorText } from '@rookery/api-client';
import { debounce, PullToRefresh, useMessages } from '@rookery/ui';
import { useScrollRestoration, type VirtualListHandle } from '@rookery/ui/list';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createRowCommandRegistry } from '../commands/row-commands.js';
import { statusPermissions } from '../commands/status-command-rules.js';
import { useFeed } from '../commands/use-list-commands.js';
import { NewItemsAnnouncement } from '../list/new-items-announcement.js';
import { TimelineRow } from '../list/timeline-row.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { useRefreshable } from '../refresh/use-refreshable.js';
import { focusedParts } from '../status/focused-parts.screen.js';
import { useStatusRowHost } from '../status/use-status-row-host.js';
import { BranchRow } from './branch-row.js';
import { JoinCard } from './join-card.js';
import { messages } from './messages.js';
import { NewReplyMark } from './new-reply-mark.js';
import { threadScrollMemory } from './thread-memory.data.js';
import { threadNode } from './thread-merge.js';
import type { ThreadRow } from './thread-tree.js';
import { Thread, type DrawnRow } from './thread.js';
import { useThreadRows } from './use-thread-rows.js';
import { useThreadView } from './use-thread-view.js';
import { useThread } from './use-thread.js';

const noRows: readonly ThreadRow[] = [];
const newReplyMark = <NewReplyMark />;

/** More replies are requested after scrolling has rested this long (THR-02). */
const LOAD_MORE_DEBOUNCE_MS = 300;

export interface ThreadScreenProps {
  statusId: string;
  /** The site invites visitors to join. */
  displayCta: boolean;
  loginHref: string;
  signupHref: string;
  isVisitor: boolean;
  /** The reader returned to the thread (back, forward): it is shown as they left it. Default: it opens at its post. */
  restore?: boolean;
  /** The next step where the post does not exist. */
  notFoundAction?: ReactNode;
  /** Below the post, where the reader may reply to it. It stays mounted. */
  replyField?: ReactNode;
  /** The post itself is shown elsewhere: only its replies are rows. */
  isDiscussion?: boolean;
  /** In place of the replies of a discussion without any. */
  emptyState?: ReactNode;
}

/** The thread of a post. Another post has a state of its own. */
export function ThreadScreen(props: ThreadScreenProps) {
  return <OneThread key={props.statusId} {...props} />;
}

function OneThread(props: ThreadScreenProps) {
  const { statusId, displayCta, loginHref, signupHref, isVisitor, notFoundAction, isDiscussion = false, emptyState } = props;
  const { replyField = null, restore = false } = props;
  const queryClient = useQueryClient();
  const text = useMessages(messages);
  const options = useTimelineOptions();
  const [commands] = useState(createRowCommandRegistry);
  const host = useStatusRowHost(commands, 'thread');
  const thread = useThread({ statusId, isVisitor, isReturn: restore });
  const { status, context, more } = thread;

  const post = status.data;
  const focus = useMemo(() => (post === undefined ? null : threadNode(post)), [post]);
  // Thousands of rows are made between frames, not in one.
  const branch = useDeferredValue(context.data);
  const { view, toggle } = useThreadView({ statusId, authorId: focus?.authorId ?? null, branch, isReturn: restore });
  const { isError: isContextFailed } = context;
  const { rows, statusRows, focusKey } = useThreadRows({ focus, branch, view, isContextFailed, isDiscussion });

  const hasMore = branch !== undefined && branch.next !== null;
  const setSize = rows === null || hasMore ? -1 : rows.length;
  const mayReply = post !== undefined && statusPermissions(post, host.ownAccountId).reply;
  const focusedNote = mayReply ? replyField : null;
  const renderRow = useCallback(
    (row: DrawnRow, index: number) => {
      const place = { position: index + 1, setSize };
      if (row.kind === 'branch' || row.kind === 'silenced') {
        return <BranchRow {...place} row={row} registry={commands} onToggle={toggle} />;
      }
      const statusRow = statusRows[index] ?? null;
      const footnote = row.kind === 'status' && row.isNew ? newReplyMark : null;
      return statusRow && <TimelineRow {...place} {...{ row: statusRow, host, focusedParts, focusedNote, footnote }} />;
    },
    [statusRows, setSize, host, focusedNote, commands, toggle],
  );
  const { mutate } = more;
  const loadMore = useMemo(() => debounce(() => mutate(), LOAD_MORE_DEBOUNCE_MS), [mutate]);
  const list = useRef<VirtualListHandle>(null);
  const older = hasMore ? { isLoading: more.isPending, hasFailed: more.isError, onLoad: loadMore } : null;
  const keptKeys = useFeed({ rows: rows ?? noRows, list, older }, commands, options.feeds);
  // The row stays mounted, so that a reply survives scrolling away.
  const mountedKeys = useMemo(
    () => (focusedNote === null || focusKey === undefined ? keptKeys : [...keptKeys, focusKey]),
    [keptKeys, focusedNote, focusKey],
  );
  const focusedRowKey = useRef(focusKey);
  useLayoutEffect(() => {
    focusedRowKey.current = focusKey;
  });
  const memory = useMemo(() => threadScrollMemory(queryClient), [queryClient]);
  const { position, onAnchorChange } = useScrollRestoration({ memory, scrollKey: statusId, restore, list });
  const isPlaceKnown = rows?.some(({ key }) => key === position?.key) === true;

  const isReady = rows !== null;
  // The post takes the focus from the page around it, in the frame after the page itself took it.
  useEffect(() => {
    if (!isReady || restore || isDiscussion) return undefined;
    const frame = requestAnimationFrame(() => {
      const key = focusedRowKey.current;
      const row = key === undefined ? null : list.current?.rowElement(key);
      if (row?.contains(document.activeElement) === false && document.activeElement?.contains(row)) {
        row.querySelector<HTMLElement>('article')?.focus({ preventScroll: true });
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady, restore, isDiscussion]);

  const refresh = useRefreshable(() => Promise.all([status.refetch(), context.refetch()]));
  const lateCount = branch?.descendants.filter(({ isLate }) => isLate).length ?? 0;

  return (
    <PullToRefresh onRefresh={refresh}>
      <Thread
        list={list}
        keptKeys={mountedKeys}
        rows={rows}
        renderRow={renderRow}
        state={phaseOf(thread, rows !== null)}
        notFoundAction={notFoundAction}
        onRetry={() => {
          if (status.isError) void status.refetch();
          if (context.isError) void context.refetch();
        }}
        reason={errorText(status.error ?? context.error, '')}
        onSignIn={thread.isForMembers ? options.onSignIn : undefined}
        isContextFailed={context.isError && branch === undefined}
        isOutdated={context.isError && branch !== undefined}
        isFetchingReplies={thread.isFetchingReplies}
        onLoadMore={hasMore ? loadMore : undefined}
        isLoadingMore={more.isPending}
        hasMoreFailed={more.isError}
        emptyState={emptyState}
        footer={isVisitor && displayCta ? <JoinCard loginHref={loginHref} signupHref={signupHref} /> : null}
        initialAnchor={isPlaceKnown ? position : null}
        initialSizes={isPlaceKnown ? position?.sizes : undefined}
        onAnchorChange={onAnchorChange}
      />
      <NewItemsAnnouncement count={lateCount} describe={text.newRepliesAnnounced} />
    </PullToRefresh>
  );
}

function phaseOf(thread: ReturnType<typeof useThread>, hasRows: boolean) {
  if (thread.isDeleted) return 'deleted';
  if (thread.isMissing) return 'not-found';
  if (hasRows) return 'ready';
  return thread.status.isError ? 'failed' : 'loading';
}
