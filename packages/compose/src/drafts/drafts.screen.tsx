import { textOfHtml, useDraftStore, useFeatures, useIsDurable, useStatus, type StoredDraft, type Draft } from '@rookery/store';
import { Loading, useMessages } from '@rookery/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readDrafts } from '../post/composer.data.js';
import { draftSummary } from './draft-summary.js';
import { DraftList, DraftsFailed } from './draft-list.js';
import { draftsMessages } from './messages.js';

const draftsKey = ['compose', 'drafts'] as const;

export interface DraftsScreenProps {
  onOpen(draftId: string): void;
  /** The page of scheduled posts, linked where the server has them. */
  scheduledHref: string;
}

/** The posts that the account has begun on this device (CMP-02). A deleted one can be put back while the list is open. */
export function DraftsScreen({ onOpen, scheduledHref }: DraftsScreenProps) {
  const drafts = useDraftStore();
  const isDurable = useIsDurable(drafts);
  const queryClient = useQueryClient();
  const { data: features } = useFeatures();
  const [deleted, setDeleted] = useState<readonly StoredDraft<Draft>[]>([]);
  const { data, isError, refetch } = useQuery({
    queryKey: draftsKey,
    queryFn: () => readDrafts(drafts),
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
  });
  useEffect(() => drafts.subscribe(() => void queryClient.invalidateQueries({ queryKey: draftsKey })), [drafts, queryClient]);
  if (isError && data === undefined) return <DraftsFailed onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading />;
  const shown = [...data, ...deleted.filter(({ id }) => data.every(draft => draft.id !== id))].toSorted(
    (one, other) => other.updatedAt - one.updatedAt,
  );
  const remove = (id: string): void => {
    const draft = data.find(candidate => candidate.id === id);
    if (draft === undefined) return;
    setDeleted(others => [...others.filter(other => other.id !== id), draft]);
    void drafts.delete(id);
  };
  const restore = (id: string): void => {
    const draft = deleted.find(candidate => candidate.id === id);
    // A browser that cannot store it keeps it in this tab.
    if (draft !== undefined) void drafts.put(draft).catch(() => undefined);
    setDeleted(others => others.filter(other => other.id !== id));
  };
  return (
    <DraftList
      drafts={shown.map(({ value }) => draftSummary(value))}
      deletedIds={deleted.map(({ id }) => id).filter(id => data.every(draft => draft.id !== id))}
      isDurable={isDurable}
      scheduledHref={features?.scheduledStatuses === true ? scheduledHref : null}
      Subject={DraftSubject}
      onOpen={onOpen}
      onDelete={remove}
      onRestore={restore}
    />
  );
}

const SUBJECT_LENGTH = 120;

function DraftSubject({ statusId }: { statusId: string }) {
  const text = useMessages(draftsMessages);
  const { data: status } = useStatus(statusId);
  if (status === undefined) return null;
  const words = (status.spoiler_text || textOfHtml(status.content)).slice(0, SUBJECT_LENGTH);
  return <bdi>{text.subject({ acct: status.account.acct, words })}</bdi>;
}
