import { errorText } from '@rookery/api-client';
import { pagesView, useClient, useFeatures } from '@rookery/store';
import { ErrorState, Link, Loading, useMessages, useNotify } from '@rookery/ui';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { requestMessages } from '../messages.js';
import { answerRequests, changePolicy, requestsQuery } from './notification-requests.data.js';
import { PolicyForm, RequestList } from './notification-requests.js';
import { policyQuery } from '../list/notifications.data.js';

function useFailure(): (error: Error) => void {
  const text = useMessages(requestMessages);
  const notify = useNotify();
  return error => notify({ kind: 'error', text: errorText(error, text.changeFailed()) });
}

/** The accounts whose notifications are kept back, with the ways to accept or dismiss them. */
export function NotificationRequestsScreen({ hrefOf }: { hrefOf(accountId: string): string }) {
  const client = useClient();
  const onError = useFailure();
  const query = useInfiniteQuery(requestsQuery(client));
  const { mutate } = useMutation({ ...answerRequests(client, useQueryClient()), onError });
  return (
    <RequestList
      {...pagesView(query)}
      requests={query.data ?? []}
      hrefOf={hrefOf}
      onAnswer={(ids, isAccepted) => mutate({ ids, isAccepted })}
    />
  );
}

/** The policy for notifications under its title, and the way to those that it keeps back; nothing where the server has none. */
export function PolicySettingsScreen({ requestsHref }: { requestsHref: string }) {
  const text = useMessages(requestMessages);
  const { data: features } = useFeatures();
  if (features?.notificationPolicies !== true) return null;
  return (
    <>
      <h2>{text.policy()}</h2>
      <NotificationPolicyScreen />
      <Link href={requestsHref}>{text.label()}</Link>
    </>
  );
}

/** The policy for notifications; nothing where the server has none. */
export function NotificationPolicyScreen() {
  const text = useMessages(requestMessages);
  const client = useClient();
  const onError = useFailure();
  const query = useQuery(policyQuery(client));
  const { mutate } = useMutation({ ...changePolicy(client, useQueryClient()), onError });
  if (query.isPending) return <Loading />;
  if (query.isError)
    return <ErrorState title={text.failed()} description={errorText(query.error, '')} onRetry={() => void query.refetch()} />;
  const policy = query.data;
  if (policy === null) return null;
  return <PolicyForm policy={policy} onChange={(group, choice) => mutate({ group, choice, canDrop: policy.canDrop })} />;
}
