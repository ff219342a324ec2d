import { errorText } from '@rookery/api-client';
import { useClient, useFeatures } from '@rookery/store';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Backups } from './backups.js';
import { backupsQuery, createBackupMutation } from './server-transfer.data.js';

/** The archives of the account on a server that makes them; nothing elsewhere. */
export function BackupsScreen() {
  const client = useClient();
  const queryClient = useQueryClient();
  const isOffered = useFeatures().data?.backups === true;
  const { data, error } = useQuery({ ...backupsQuery(client), enabled: isOffered });
  const create = useMutation(createBackupMutation(client, queryClient));
  if (!isOffered) return null;
  const failed = create.error ?? error;
  return (
    <Backups
      backups={data ?? null}
      failure={failed === null ? null : errorText(failed, '')}
      isCreating={create.isPending}
      onCreate={() => create.mutate()}
    />
  );
}
