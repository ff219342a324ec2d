import { isSignInNeeded } from '@rookery/api-client';
import { accountStore, forgetStatus, statusQuery, useClient } from '@rookery/api-client/query';
import { debounce, PullToRefresh } from '@rookery/ui';
import type { VirtualListHandle } from '@rookery/ui/list';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useFeed } from '../commands/use-list-commands.js';
import { useRefreshable } from '../refresh/use-refreshable.js';
import { statusPermissions } from '../commands/status-command-rules.js';
import { createRowCommandRegistry } from '../commands/row-commands.js';
import { TimelineRow } from '../list/timeline-row.js';
import { pendingMarksQuery } from '../state/pending-marks.data.js';
import type { Row } from '../rows/timeline-rows.js';
import { useStatusRowHost } from '../status/use-status-row-host.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { JoinCard } from './join-card.js';
import { focusIndex, threadRows, withPending, type ThreadRow } from './thread-tree.js';
import { isNotFound, loadMoreReplies, renewInThreads, threadQuery } from './thread.data.js';
import { Thread } from './thread.js';
import { focusedParts } from '../status/focused-parts.screen.js';

const noRows: readonly ThreadRow[] = [];

/** More replies are requested after scrolling has rested this long (THR-02). */
const LOAD_MORE_DEBOUNCE_MS = 300;

export interface ThreadScreenProps {
  statusId: string;
  /** The site invites visitors to join. */
  displayCta: boolean;
  loginHref: string;
  signupHref: string;
  isVisitor: boolean;
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
  const { replyField = null } = props;
  const client = useClient();
  const queryClient = useQueryClient();
  const options = useTimelineOptions();
  const [commands] = useState(createRowCommandRegistry);
  const host = useStatusRowHost(commands);
  const { onSignIn } = options;
  // A cached post shows at once and is refreshed in the background. Its context is requested in parallel.
  const status = useQuery({ ...statusQuery(client, statusId), refetchOnMount: 'always' });
  const context = useQuery(threadQuery(client, statusId));
  const more = useMutation({ mutationFn: () => loadMoreReplies(client, queryClient, statusId) });

  const isGone = isNotFound(status.error) || isNotFound(context.error);
  const isForMembers = isVisitor && (isSignInNeeded(status.error) || isSignInNeeded(context.error));
  const isForgettable = isGone && status.data !== undefined;
  // Removes a post that the server no longer has from the lists that still show it.
  useEffect(() => {
    if (isForgettable) forgetStatus(queryClient, statusId);
  }, [isForgettable, queryClient, statusId]);

  // On some servers an edit changes the id of a reply.
  useEffect(
    () => accountStore(queryClient).events.on('statusesRenewed', ({ ids }) => renewInThreads(queryClient, ids)),
    [queryClient],
  );

  const parentId = status.data?.in_reply_to_id ?? null;
  const isKnown = status.data !== undefined;
  const { data: marks } = useQuery(pendingMarksQuery);
  const rows = useMemo(() => {
    if (!isKnown || (isDiscussion && context.data === undefined && !context.isError)) return null;
    const branch = context.data === undefined ? null : withPending(statusId, context.data, marks ?? []);
    const all = threadRows({ id: statusId, parentId }, branch);
    return isDiscussion ? all.slice(focusIndex(all) + 1) : all;
  }, [isKnown, isDiscussion, statusId, parentId, context.data, context.isError, marks]);
  const hasMore = context.data !== undefined && context.data.next !== null;
  const setSize = rows === null || hasMore ? -1 : rows.length;
  const statusRows = useMemo(
    () => (rows ?? noRows).map((row, index) => statusRowOf(row, rows?.[index - 1], statusId)),
    [rows, statusId],
  );
  const mayReply = status.data !== undefined && statusPermissions(status.data, host.ownAccountId).reply;
  const focusedNote = mayReply ? replyField : null;
  const renderStatus = useCallback(
    (_: ThreadRow, index: number) => {
      const row = statusRows[index] ?? null;
      return (
        row && (
          <TimelineRow
            row={row}
            position={index + 1}
            setSize={setSize}
            host={host}
            focusedParts={focusedParts}
            focusedNote={focusedNote}
          />
        )
      );
    },
    [statusRows, setSize, host, focusedNote],
  );
  const { mutate } = more;
  const loadMore = useMemo(() => debounce(() => mutate(), LOAD_MORE_DEBOUNCE_MS), [mutate]);
  const list = useRef<VirtualListHandle>(null);
  const older = hasMore ? { isLoading: more.isPending, hasFailed: more.isError, onLoad: loadMore } : null;
  const keptKeys = useFeed({ rows: rows ?? noRows, list, older }, commands, options.feeds);

  // The row stays mounted, so that a reply survives scrolling away.
  const focusedKey = focusedNote === null ? undefined : rows?.[focusIndex(rows)]?.key;
  const mountedKeys = useMemo(() => (focusedKey === undefined ? keptKeys : [...keptKeys, focusedKey]), [keptKeys, focusedKey]);

  const refresh = useRefreshable(() => Promise.all([status.refetch(), context.refetch()]));

  return (
    <PullToRefresh onRefresh={refresh}>
      <Thread
        list={list}
        keptKeys={mountedKeys}
        rows={rows}
        renderStatus={renderStatus}
        renderPending={renderStatus}
        state={isGone ? 'not-found' : rows === null ? (status.isError ? 'failed' : 'loading') : 'ready'}
        notFoundAction={notFoundAction}
        onRetry={() => {
          if (status.isError) void status.refetch();
          if (context.isError) void context.refetch();
        }}
        onSignIn={isForMembers ? onSignIn : undefined}
        isContextFailed={context.isError && context.data === undefined}
        onLoadMore={hasMore ? loadMore : undefined}
        isLoadingMore={more.isPending}
        emptyState={emptyState}
        footer={isVisitor && displayCta ? <JoinCard loginHref={loginHref} signupHref={signupHref} /> : null}
      />
    </PullToRefresh>
  );
}

/** A row of the thread as a row of a list; null for a post that is unavailable. */
function statusRowOf(row: ThreadRow, above: ThreadRow | undefined, focusId: string): Row | null {
  if (row.kind === 'unavailable') return null;
  if (row.kind === 'pending') return { kind: 'pending', key: row.key, idempotencyKey: row.idempotencyKey };
  return {
    kind: 'status',
    key: row.key,
    id: row.statusId,
    isFocused: row.part === 'focus',
    connectors: row.connectors,
    // The replies of a thread answer the focused post or the post above them, unless they say otherwise.
    besideIds: above?.kind === 'status' ? [focusId, above.statusId] : [focusId],
  };
}
