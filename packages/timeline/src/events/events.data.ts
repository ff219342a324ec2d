/** Lists of events, and of accounts that take part in one. */
import { accountsOf, eventsOf, type Client, type Page, type Status, timelinesOf } from '@rookery/api-client';
import { askedNow, ingestAccounts, ingestStatuses, participationRequestsKey, statusKey } from '@rookery/store';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

export type EventListKind = 'recent' | 'joined';

const eventListKey = (kind: EventListKind) => ['events', 'list', kind] as const;
const participantsKey = (statusId: string) => ['events', 'participants', statusId] as const;

interface IdPage {
  ids: readonly string[];
  next: string | null;
}

/** Ids of events, newest announcement first. Requested anew each time the page opens. */
export function eventListQuery(client: Client, queryClient: QueryClient, kind: EventListKind) {
  return infiniteQueryOptions({
    queryKey: eventListKey(kind),
    initialPageParam: null as string | null,
    refetchOnMount: 'always',
    queryFn: async ({ pageParam, signal }): Promise<IdPage> => {
      const askedAt = askedNow(queryClient);
      const page: Page<Status> =
        pageParam === null ? await eventsOf(client)[kind]({}, { signal }) : await timelinesOf(client).page(pageParam, { signal });
      const ids = ingestStatuses(queryClient, page.items, { askedAt });
      // Some servers ignore the filter of the request.
      const isEvent = (id: string) => (queryClient.getQueryData<Status>(statusKey(id))?.event ?? null) !== null;
      return { ids: ids.filter(isEvent), next: page.next };
    },
    getNextPageParam: page => page.next,
  });
}

/** Ids of the accounts that take part in an event. */
export function participantsQuery(client: Client, queryClient: QueryClient, statusId: string) {
  return infiniteQueryOptions({
    queryKey: participantsKey(statusId),
    initialPageParam: null as string | null,
    refetchOnMount: 'always',
    queryFn: async ({ pageParam, signal }) => {
      const page =
        pageParam === null
          ? await eventsOf(client).participants(statusId, {}, { signal })
          : await accountsOf(client).page(pageParam, { signal });
      ingestAccounts(queryClient, page.items);
      return page;
    },
    getNextPageParam: page => page.next,
  });
}

/** The open requests to join an own event. */
export function participationRequestsQuery(client: Client, statusId: string) {
  return queryOptions({
    queryKey: participationRequestsKey(statusId),
    queryFn: ({ signal }) => eventsOf(client).requests(statusId, { signal }),
    refetchOnMount: 'always',
  });
}

/** Requests the lists of events again, after one was created or changed. */
export function refreshEvents(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: ['events', 'list'] });
}

/** Requests the participants of an event and the joined events again, after somebody joined or left it. */
export function refreshParticipation(queryClient: QueryClient, statusId: string): void {
  void queryClient.invalidateQueries({ queryKey: eventListKey('joined') });
  void queryClient.invalidateQueries({ queryKey: participantsKey(statusId) });
}
