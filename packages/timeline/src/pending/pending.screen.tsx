import { useClient, useOwnAccount } from '@rookery/api-client/query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { openCommand, type RowCommandRegistry } from '../commands/row-commands.js';
import { useRowCommands } from '../commands/use-list-commands.js';
import { PendingRow, type PendingRowProps } from './pending-row.js';
import { discardPending, pendingPostQuery, retryPending } from './pending.data.js';

interface PendingScreenProps extends Pick<PendingRowProps, 'idempotencyKey' | 'position' | 'setSize'> {
  /** The key of the row and the registry of its list, for commands by keys. */
  rowKey: string;
  registry: RowCommandRegistry | null;
}

/** The pending post with this key; nothing when it is not known. Its `open` command sends a failed post again. */
export function PendingScreen({ rowKey, registry, ...props }: PendingScreenProps) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { data: post } = useQuery(pendingPostQuery(props.idempotencyKey));
  const { data: account } = useOwnAccount();
  const retry = () => void retryPending({ client, queryClient }, props.idempotencyKey);
  useRowCommands(registry, rowKey, openCommand(post?.phase === 'failed' ? retry : null));
  if (post === undefined) return null;
  return (
    <PendingRow
      {...props}
      post={post}
      account={account ?? null}
      onRetry={retry}
      onDiscard={() => void discardPending(queryClient, props.idempotencyKey)}
    />
  );
}
