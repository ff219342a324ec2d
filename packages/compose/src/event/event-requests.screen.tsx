import { errorText, type ParticipationRequest, type Status } from '@rookery/api-client';
import {
  acceptParticipation,
  participationRequestsKey,
  rejectParticipation,
  useClient,
  type OptimisticAction,
} from '@rookery/store';
import { shownHandle, useMessages, useNotify } from '@rookery/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAction } from '@rookery/timeline';
import { participationRequestsQuery, refreshParticipation } from '@rookery/timeline/parts';
import { EventRequests } from './event-requests.js';
import { editorMessages } from './messages.js';

/** The open requests to join an own event, with the decisions of the organiser. */
export function EventRequestsScreen({ statusId }: { statusId: string }) {
  const text = useMessages(editorMessages);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const run = useAction();
  const query = useQuery(participationRequestsQuery(useClient(), statusId));

  const onDecide = ({ account }: ParticipationRequest, isAccepted: boolean): void => {
    const name = account.display_name || `@${shownHandle(account.acct)}`;
    const action: OptimisticAction<{ statusId: string; accountId: string }, Status> = async (context, variables) => {
      try {
        const result = await (isAccepted ? acceptParticipation : rejectParticipation)(context, variables);
        notify({ kind: 'success', text: isAccepted ? text.accepted({ name }) : text.rejected({ name }) });
        refreshParticipation(queryClient, statusId);
        return result;
      } catch (error) {
        // Another tab may have decided already.
        void queryClient.invalidateQueries({ queryKey: participationRequestsKey(statusId) });
        throw error;
      }
    };
    void run(() => action, { statusId, accountId: account.id }, text.decisionFailed());
  };

  return (
    <EventRequests
      requests={query.data ?? null}
      hasFailed={query.isError}
      reason={errorText(query.error, '')}
      onRetry={() => void query.refetch()}
      onDecide={onDecide}
    />
  );
}
