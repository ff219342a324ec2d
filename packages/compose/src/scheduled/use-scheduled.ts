import { errorText, isApiError } from '@rookery/api-client';
import { useClient } from '@rookery/store';
import { useFormattingLocale, useMessages, useNotify } from '@rookery/ui';
import { dateTimeText, localTimeZone } from '@rookery/ui/date-time-field';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { scheduledMessages } from './messages.js';
import { bySchedule } from './scheduled-order.js';
import { cancelScheduled, changeScheduled, itemsOf, moveScheduled, scheduledQuery } from './scheduled.data.js';

/** The reader's scheduled posts, and what can be done with them. Each outcome is announced in a toast. */
export function useScheduled(now: () => number) {
  const text = useMessages(scheduledMessages);
  const notify = useNotify();
  const locale = useFormattingLocale();
  const client = useClient();
  const queryClient = useQueryClient();
  const query = useInfiniteQuery(scheduledQuery(client, now));
  const posts = useMemo(() => bySchedule(itemsOf(query.data)), [query.data]);

  /** A post that the server does not know any more has been published, or was deleted elsewhere. */
  const onFailed = (id: string, error: unknown, fallback: string): void => {
    const isGone = isApiError(error) && error.status === 404;
    if (isGone) changeScheduled(queryClient, id, () => null);
    notify({ kind: isGone ? 'info' : 'error', text: isGone ? text.gone() : errorText(error, fallback) });
  };
  const move = useMutation({
    mutationFn: ({ id, scheduledAt }: { id: string; scheduledAt: number }) => moveScheduled(client, queryClient, id, scheduledAt),
    onSuccess: (_, { scheduledAt }) =>
      notify({ kind: 'success', text: text.timeChanged({ time: dateTimeText(scheduledAt, locale, localTimeZone()) }) }),
    onError: (error, { id }) => onFailed(id, error, text.timeFailed()),
  });
  const cancel = useMutation({
    mutationFn: (id: string) => cancelScheduled(client, queryClient, id),
    onSuccess: () => notify({ kind: 'success', text: text.cancelled() }),
    onError: (error, id) => onFailed(id, error, text.cancelFailed()),
  });

  return {
    posts,
    query,
    move: move.mutate,
    cancel: cancel.mutate,
    /** The post whose request is in flight. */
    busyId: move.isPending ? move.variables.id : cancel.isPending ? cancel.variables : null,
  };
}
