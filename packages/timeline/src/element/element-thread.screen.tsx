import { useStatus } from '@rookery/store';
import { ErrorState, Link, useMessages } from '@rookery/ui';
import { useMemo, useState } from 'react';
import { createRowCommandRegistry } from '../commands/row-commands.js';
import { TimelineRow } from '../list/timeline-row.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { focusedParts } from '../status/focused-parts.screen.js';
import { UnavailableRow } from '../status/unavailable-row.js';
import { useStatusRowHost } from '../status/use-status-row-host.js';
import { BranchRow } from '../thread/branch-row.js';
import { messages } from '../thread/messages.js';
import { threadNode } from '../thread/thread-merge.js';
import { focusIndex, type ThreadView } from '../thread/thread-tree.js';
import { useThread } from '../thread/use-thread.js';
import { useThreadRows } from '../thread/use-thread-rows.js';
import { elementMessages } from './messages.js';

export interface ElementThreadScreenProps {
  statusId: string;
  /** Replies shown at most. */
  limit?: number | undefined;
  /** The host of the server. */
  host: string;
}

const REPLIES = 20;
/** Posts above the post: the nearest. */
const ANCESTORS = 10;
const noneSilenced: ThreadView['silenced'] = new Map();

/** A post with what it answers and its replies, as long as it is: it neither scrolls the page nor takes the focus, and stores nothing. */
export function ElementThreadScreen({ statusId, limit = REPLIES, host }: ElementThreadScreenProps) {
  const text = useMessages(messages);
  const own = useMessages(elementMessages);
  const { hrefs } = useTimelineOptions();
  const [commands] = useState(createRowCommandRegistry);
  const rowHost = useStatusRowHost(commands, 'thread');
  const { data: status } = useStatus(statusId);
  const { context, isDeleted, isForMembers } = useThread({ statusId, isVisitor: true, isReturn: false });
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(() => new Set());
  const view = useMemo<ThreadView>(() => ({ openIds, silenced: noneSilenced, newSince: null }), [openIds]);
  const focus = useMemo(() => (status === undefined ? null : threadNode(status)), [status]);
  const branch = context.data;
  const isContextFailed = context.isError && branch === undefined;
  const { rows, statusRows } = useThreadRows({ focus, branch, view, isContextFailed, isDiscussion: false });
  if (isDeleted) return <UnavailableRow text={text.deletedTitle()} />;
  if (rows === null || status === undefined) return null;
  const at = Math.max(focusIndex(rows), 0);
  const start = Math.max(at - ANCESTORS, 0);
  const shown = rows.slice(start, at + 1 + limit);
  const hasMore = start + shown.length < rows.length || (branch?.next ?? null) !== null;
  const toggle = (id: string): void =>
    setOpenIds(ids => (ids.has(id) ? new Set([...ids].filter(open => open !== id)) : new Set([...ids, id])));
  return (
    <>
      <div role="feed" aria-label={text.label()} aria-busy={context.isFetching && branch === undefined}>
        {shown.map((row, index) => {
          const place = { position: index + 1, setSize: hasMore ? -1 : shown.length };
          const statusRow = statusRows[start + index];
          if (row.kind === 'branch' || row.kind === 'silenced')
            return <BranchRow key={row.key} {...place} row={row} registry={commands} onToggle={toggle} />;
          return statusRow ? (
            <TimelineRow key={row.key} {...place} row={statusRow} host={rowHost} focusedParts={focusedParts} />
          ) : (
            <UnavailableRow key={row.key} {...place} text={row.kind === 'deleted' ? text.deletedTitle() : text.unavailable()} />
          );
        })}
      </div>
      {isContextFailed &&
        (isForMembers ? (
          <p className="rk-list-line">{own.repliesForMembers({ server: host })}</p>
        ) : (
          <ErrorState title={text.contextFailedTitle()} onRetry={() => void context.refetch()} />
        ))}
      {(hasMore || isForMembers) && (
        <p className="rk-list-line">
          <Link href={hrefs.status(status)}>{own.moreOnServer({ server: host })}</Link>
        </p>
      )}
    </>
  );
}
