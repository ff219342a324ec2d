import { errorText, statusWritingOf } from '@rookery/api-client';
import { useClient, useStatus } from '@rookery/store';
import { BlankState, ErrorState, Loading, useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { EditHistory } from './edit-history.js';
import { historyMessages } from './messages.js';

export interface EditHistoryScreenProps {
  statusId: string;
}

/** The versions of a post, for the modal COMPARE_HISTORY. */
export function EditHistoryScreen({ statusId }: EditHistoryScreenProps) {
  const client = useClient();
  const lang = useStatus(statusId).data?.language ?? undefined;
  const text = useMessages(historyMessages);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['edit-history', statusId],
    queryFn: ({ signal }) => statusWritingOf(client).history(statusId, { signal }),
    // A post may be edited while its page is open.
    staleTime: 0,
    gcTime: 0,
  });
  if (isPending) return <Loading />;
  if (data === undefined)
    return <ErrorState title={text.failed()} description={errorText(error, '')} onRetry={() => void refetch()} />;
  return data.length === 0 ? <BlankState title={text.empty()} /> : <EditHistory versions={data} lang={lang} />;
}
