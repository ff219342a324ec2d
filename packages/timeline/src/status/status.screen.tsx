import type { Account } from '@rookery/api-client';
import { accountKey, useOwnAccountId, useStatus } from '@rookery/api-client/query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import type { Connectors } from '../thread/thread-tree.js';
import { useTimelineOptions } from '../timeline-provider.js';
import { FollowAuthorScreen } from './follow-author.screen.js';
import { displayStatus } from './status-rules.js';
import { StatusSkeletonRow } from './status-skeleton.js';
import { Status, type StatusVariant } from './status.js';
import { UnavailableRow } from './unavailable-row.js';
import { useStatusActions } from './use-status-actions.js';

export interface StatusScreenProps {
  statusId: string;
  variant?: StatusVariant;
  /** One-based place in the list. */
  position?: number;
  /** Rows of the list; -1 when not known. */
  setSize?: number;
  connectors?: Connectors;
  /** Ids of posts that stand right beside this one: an answer to one of them need not say so. */
  besideIds?: readonly string[];
  isPinned?: boolean;
  /** Below everything else of the row. */
  footnote?: ReactNode;
}

/** The post with this id, from the cache; asked for when it is not there. One write to its entry updates every row of it. */
export function StatusScreen({ statusId, ...row }: StatusScreenProps) {
  const queryClient = useQueryClient();
  const { data: status, isError } = useStatus(statusId);
  const { isSignedIn } = useTimelineOptions();
  const ownAccountId = useOwnAccountId();
  const handlers = useStatusActions(status === undefined ? null : displayStatus(status));
  // Read when the row is drawn and not watched: a name that arrives later must not wake every row.
  const nameOf = useCallback(
    (accountId: string) => queryClient.getQueryData<Account>(accountKey(accountId))?.display_name || null,
    [queryClient],
  );
  if (status === undefined) {
    const place = { position: row.position, setSize: row.setSize };
    return isError ? <UnavailableRow {...place} /> : <StatusSkeletonRow {...place} />;
  }
  const author = displayStatus(status).account;
  const isFollowOffered = row.variant === 'focused' && isSignedIn && ownAccountId !== null && author.id !== ownAccountId;
  return (
    <Status
      {...row}
      status={status}
      ownAccountId={ownAccountId}
      authorAction={isFollowOffered ? <FollowAuthorScreen key={author.id} accountId={author.id} /> : null}
      handlers={handlers}
      nameOf={nameOf}
      now={Date.now}
    />
  );
}
