import { useClient, useOwnAccount } from '@rookery/api-client/query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PendingRow, type PendingRowProps } from './pending-row.js';
import { discardPending, pendingPostQuery, retryPending } from './pending.data.js';

/** The post on its way with this key; nothing when it is not known. */
export function PendingScreen(props: Pick<PendingRowProps, 'idempotencyKey' | 'position' | 'setSize'>) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { data: post } = useQuery(pendingPostQuery(props.idempotencyKey));
  const { data: account } = useOwnAccount();
  if (post === undefined) return null;
  return (
    <PendingRow
      {...props}
      post={post}
      account={account ?? null}
      onRetry={() => void retryPending({ client, queryClient }, props.idempotencyKey)}
      onDiscard={() => void discardPending(queryClient, props.idempotencyKey)}
    />
  );
}
