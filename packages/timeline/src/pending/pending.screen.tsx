import { chainOf, useDraftStore, useOnline, useOutboxRecords, useOwnAccount, usePostOutbox, useStatus } from '@rookery/store';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { openCommand, type RowCommandRegistry } from '../commands/row-commands.js';
import { useRowCommands } from '../commands/use-list-commands.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { pendingMarksQuery } from '../state/timeline-pending.data.js';
import { QuotedStatus } from '../status/quoted-status.js';
import { PendingRow, type PendingRowProps } from './pending-row.js';
import { pendingView, type PostRecord } from './pending-view.js';
import { discardPost, takeBack } from './taken-back.data.js';

export interface PendingScreenProps extends Pick<PendingRowProps, 'idempotencyKey' | 'position' | 'setSize'> {
  /** The key of the row and the registry of its list, for commands by keys. */
  rowKey: string;
  registry: RowCommandRegistry | null;
}

/** The pending post with this key; nothing when it is not known. Its `open` command sends a failed post again. */
export function PendingScreen(props: PendingScreenProps) {
  const records = useOutboxRecords('post');
  // Records of this kind have this payload.
  const record = records.find(({ id }) => id === props.idempotencyKey) as PostRecord | undefined;
  // The record is gone a moment before the list has the server's post.
  const [last, setLast] = useState(record);
  if (record !== undefined && record !== last) setLast(record);
  return last === undefined ? null : (
    <KnownPending {...props} record={last} chain={chainOf(records as readonly PostRecord[], last.id)} />
  );
}

interface KnownPendingProps extends PendingScreenProps {
  record: PostRecord;
  chain: readonly PostRecord[];
}

function KnownPending({ rowKey, registry, record, chain, ...place }: KnownPendingProps) {
  const outbox = usePostOutbox();
  const drafts = useDraftStore();
  const { onEditDraft } = useTimelineOptions();
  const { data: account = null } = useOwnAccount();
  const now = useSeconds(record.state === 'waiting');
  const progress = useSyncExternalStore(outbox.subscribe, () => progressOf(record, outbox.getProgress));
  const article = useFocusOfSent(place.idempotencyKey);
  const view = pendingView(record, { now, isOnline: useOnline(), chain });

  const retry = () => void outbox.retry(record.id);
  const edit = async () => {
    const draftId = await takeBack({ outbox, drafts }, record.id);
    if (draftId !== null) onEditDraft?.(draftId);
  };
  useRowCommands(registry, rowKey, openCommand(view.canRetry ? retry : null));
  const { quoteId } = record.payload;
  return (
    <PendingRow
      {...place}
      ref={article}
      post={record.payload}
      uploads={record.uploads}
      view={view}
      progress={progress}
      account={account}
      quote={quoteId !== null && <QuoteOf statusId={quoteId} />}
      onUndo={() => void edit()}
      onRetry={retry}
      {...(onEditDraft && { onEdit: () => void edit() })}
      onDiscard={() => void discardPost({ outbox, drafts }, record.id)}
    />
  );
}

function QuoteOf({ statusId }: { statusId: string }) {
  const { data } = useStatus(statusId);
  return data === undefined ? null : <QuotedStatus quote={{ kind: 'shown', status: data }} />;
}

/** The share of all files of a record that is sent. Files count alike. */
function progressOf({ uploads }: PostRecord, getProgress: (uploadId: string) => number | null): number {
  const shares: number[] = uploads.map(({ id, mediaId }) => (mediaId === null ? (getProgress(id) ?? 0) : 1));
  return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** The time, each second while `isRunning`. */
function useSeconds(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

/** Moves the focus from the row of a pending post to the row of the post that replaces it. */
function useFocusOfSent(idempotencyKey: string): RefObject<HTMLElement | null> {
  const queryClient = useQueryClient();
  const article = useRef<HTMLElement>(null);
  useLayoutEffect(
    () => () => {
      const row = article.current;
      if (row?.contains(document.activeElement) !== true) return;
      const list = row.closest('[role="feed"]');
      const marks = queryClient.getQueryData(pendingMarksQuery.queryKey);
      const statusId = marks?.find(({ key }) => key === idempotencyKey)?.statusId ?? null;
      if (statusId === null || list === null) return;
      // The post's row is drawn in the same commit.
      queueMicrotask(() => {
        list.querySelector<HTMLElement>(`article[data-status-id="${CSS.escape(statusId)}"]`)?.focus({ preventScroll: true });
      });
    },
    [idempotencyKey, queryClient],
  );
  return article;
}
