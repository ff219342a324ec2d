import {
  notificationsOf,
  type Client,
  type NotificationPolicy,
  type NotificationRequest,
  type PolicyChoice,
  type PolicyGroup,
  type Page,
} from '@rookery/api-client';
import { infiniteQueryOptions, type InfiniteData, type QueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { ingestAccounts, ingestStatuses } from '@rookery/store';
import { policyKey, refreshNotifications } from '../list/notifications.data.js';

const requestsKey = ['notifications', 'requests'] as const;

/** The accounts whose notifications are kept back. */
export const requestsQuery = (client: Client) =>
  infiniteQueryOptions({
    queryKey: requestsKey,
    queryFn: async ({ pageParam, signal, client: queryClient }) => {
      const api = notificationsOf(client);
      const page = await (pageParam === null ? api.requests({}, { signal }) : api.requestsPage(pageParam, { signal }));
      ingestAccounts(
        queryClient,
        page.items.map(({ account }) => account),
      );
      ingestStatuses(
        queryClient,
        page.items.flatMap(({ last_status }) => last_status ?? []),
      );
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });

interface RequestAnswer {
  readonly ids: readonly string[];
  readonly isAccepted: boolean;
}

/** Answers requests: they leave the list at once, and come back when the server refuses. */
export const answerRequests = (client: Client, queryClient: QueryClient) =>
  ({
    mutationFn: ({ ids, isAccepted }: RequestAnswer) =>
      isAccepted ? notificationsOf(client).acceptRequests(ids) : notificationsOf(client).dismissRequests(ids),
    async onMutate({ ids }: RequestAnswer) {
      await queryClient.cancelQueries({ queryKey: requestsKey });
      queryClient.setQueryData<InfiniteData<Page<NotificationRequest>>>(
        requestsKey,
        data =>
          data && {
            ...data,
            pages: data.pages.map(page => ({ ...page, items: page.items.filter(({ id }) => !ids.includes(id)) })),
          },
      );
    },
    async onSettled(_, __, { isAccepted }: RequestAnswer) {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: requestsKey }),
        queryClient.invalidateQueries({ queryKey: policyKey }),
        ...(isAccepted ? [refreshNotifications(queryClient)] : []),
      ]);
    },
  }) satisfies UseMutationOptions<unknown, Error, RequestAnswer>;

interface PolicyChange {
  readonly group: PolicyGroup;
  readonly choice: PolicyChoice;
  readonly canDrop: boolean;
}

/** Changes the policy for one group of accounts. */
export const changePolicy = (client: Client, queryClient: QueryClient) =>
  ({
    mutationFn: ({ group, choice, canDrop }: PolicyChange) => notificationsOf(client).setPolicy(group, choice, canDrop),
    onSuccess: policy => queryClient.setQueryData(policyKey, policy),
  }) satisfies UseMutationOptions<NotificationPolicy, Error, PolicyChange>;
