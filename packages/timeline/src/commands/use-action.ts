import { ApiError, errorText, isApiError } from '@rookery/api-client';
import { useClient, type OptimisticAction } from '@rookery/store';
import { useFormat, useMessages, useNotify } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { actionMessages } from './messages.js';

/** The actions on posts and accounts. */
type Actions = typeof import('./actions.data.js');

/** Runs an action; resolves to whether it was carried out. When it was not a toast says why, or `failure` where the server gives no reason. */
export type RunAction = <Variables, Result>(
  choose: (actions: Actions) => OptimisticAction<Variables, Result>,
  variables: Variables,
  failure: string,
) => Promise<boolean>;

/** The way to run actions of the reader: a failure is shown, with the offer to try again where that may help and the time that a
 * rate limit ends. Without a connection the action waits for one. Stable. */
export function useAction(): RunAction {
  const text = useMessages(actionMessages);
  const notify = useNotify();
  const format = useFormat();
  const client = useClient();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const run: RunAction = async (choose, variables, failure) => {
      if (!navigator.onLine) notify({ kind: 'info', text: text.waits() });
      // Without a connection the actions may not be loaded yet.
      const actions = await import('./actions.data.js').catch(() => null);
      try {
        if (actions === null) throw new ApiError('network');
        await choose(actions)({ client, queryClient }, variables);
        return true;
      } catch (error) {
        const tryAgain = { label: text.tryAgain(), onPress: () => void run(choose, variables, failure) };
        const isWorthRetrying = actions?.isWorthRetrying(error) ?? true;
        const reason = errorText(error, failure);
        const retryAt = isApiError(error) ? error.retryAt : null;
        const time = retryAt === null ? null : format.date(retryAt, { timeStyle: 'short' });
        notify({
          kind: 'error',
          text: time === null ? reason : text.tryAgainAt({ reason, time }),
          ...(isWorthRetrying ? { action: tryAgain } : {}),
        });
        return false;
      }
    };
    return run;
  }, [text, notify, format, client, queryClient]);
}
