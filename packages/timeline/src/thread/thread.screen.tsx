import { isSignInNeeded } from '@rookery/api-client';
import { forgetStatus, statusQuery, useClient } from '@rookery/api-client/query';
import { debounce, PullToRefresh } from '@rookery/ui';
import type { VirtualListHandle } from '@rookery/ui/list';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFeed } from '../commands/use-feed.js';
import { useRefreshable } from '../refresh/use-refreshable.js';
import { createRowCommandRegistry } from '../commands/row-commands.js';
import { StatusRow } from '../status/status.screen.js';
import { useStatusRowHost } from '../status/use-status-row-host.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { JoinCard } from './join-card.js';
import { threadRows, type ThreadRow } from './thread-tree.js';
import { isNotFound, loadMoreReplies, threadQuery } from './thread.data.js';
import { Thread } from './thread.js';

const noRows: readonly ThreadRow[] = [];

/** Spec 9. */
const LOAD_MORE_DEBOUNCE_MS = 300;

export interface ThreadScreenProps {
  statusId: string;
  /** The site wants visitors invited. Spec 2. */
  displayCta: boolean;
  loginHref: string;
  signupHref: string;
  isVisitor: boolean;
}

/** The thread of a post. Opening another post here starts anew. */
export function ThreadScreen(props: ThreadScreenProps) {
  return <OneThread key={props.statusId} {...props} />;
}

function OneThread({ statusId, displayCta, loginHref, signupHref, isVisitor }: ThreadScreenProps) {
  const client = useClient();
  const queryClient = useQueryClient();
  const options = useTimelineOptions();
  const [commands] = useState(createRowCommandRegistry);
  const host = useStatusRowHost(commands);
  const { onSignInNeeded } = options;
  // A post the cache has shows at once and is refreshed behind; its context is asked for beside it.
  const status = useQuery({ ...statusQuery(client, statusId), refetchOnMount: 'always' });
  const context = useQuery(threadQuery(client, statusId));
  const more = useMutation({ mutationFn: () => loadMoreReplies(client, queryClient, statusId) });

  const isGone = isNotFound(status.error) || isNotFound(context.error);
  const isForMembers = isVisitor && (isSignInNeeded(status.error) || isSignInNeeded(context.error));
  const isForgettable = isGone && status.data !== undefined;
  // Other lists still show a post that the server no longer has.
  useEffect(() => {
    if (isForgettable) forgetStatus(queryClient, statusId);
  }, [isForgettable, queryClient, statusId]);

  const parentId = status.data?.in_reply_to_id ?? null;
  const isKnown = status.data !== undefined;
  const rows = useMemo(
    () => (isKnown ? threadRows({ id: statusId, parentId }, context.data ?? null) : null),
    [isKnown, statusId, parentId, context.data],
  );
  const hasMore = context.data !== undefined && context.data.next !== null;
  const setSize = rows === null || hasMore ? -1 : rows.length;
  const renderStatus = useCallback(
    (row: Extract<ThreadRow, { kind: 'status' }>, index: number) => (
      <StatusRow
        host={host}
        rowKey={row.key}
        statusId={row.statusId}
        variant={row.part === 'focus' ? 'focused' : 'list'}
        position={index + 1}
        setSize={setSize}
        connectors={row.connectors}
        besideIds={besideIds(rows?.[index - 1], statusId)}
      />
    ),
    [host, setSize, rows, statusId],
  );
  const { mutate } = more;
  const loadMore = useMemo(() => debounce(() => mutate(), LOAD_MORE_DEBOUNCE_MS), [mutate]);
  const list = useRef<VirtualListHandle>(null);
  const older = hasMore ? { isLoading: more.isPending, hasFailed: more.isError, onLoad: loadMore } : null;
  const keptKeys = useFeed({ rows: rows ?? noRows, list, older }, commands, options.feeds);

  const refresh = useRefreshable(() => Promise.all([status.refetch(), context.refetch()]));

  return (
    <PullToRefresh onRefresh={refresh}>
      <Thread
        list={list}
        keptKeys={keptKeys}
        rows={rows}
        renderStatus={renderStatus}
        state={isGone ? 'not-found' : rows === null ? (status.isError ? 'failed' : 'loading') : 'ready'}
        onRetry={() => {
          if (status.isError) void status.refetch();
          if (context.isError) void context.refetch();
        }}
        onSignIn={isForMembers ? onSignInNeeded : undefined}
        isContextFailed={context.isError && context.data === undefined}
        onLoadMore={hasMore ? loadMore : undefined}
        isLoadingMore={more.isPending}
        footer={isVisitor && displayCta ? <JoinCard loginHref={loginHref} signupHref={signupHref} /> : null}
      />
    </PullToRefresh>
  );
}

/** The focused post, to which a thread's replies answer unless they say otherwise, and the post right above. */
function besideIds(above: ThreadRow | undefined, focusId: string): string[] {
  return above?.kind === 'status' ? [focusId, above.statusId] : [focusId];
}
