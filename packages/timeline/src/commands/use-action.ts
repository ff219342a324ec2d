import { ApiError, errorText } from '@rookery/api-client';
import { useClient, type OptimisticAction } from '@rookery/api-client/query';
import { useMessages, useNotify } from '@rookery/ui';
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

/** The way to run actions of the reader: a failure is shown, with the offer to try again where that may help. Stable. */
export function useAction(): RunAction {
  const text = useMessages(actionMessages);
  const notify = useNotify();
  const client = useClient();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const run: RunAction = async (choose, variables, failure) => {
      // Without a connection the actions may not be loaded yet.
      const actions = await import('./actions.data.js').catch(() => null);
      try {
        if (actions === null) throw new ApiError('network');
        await choose(actions)({ client, queryClient }, variables);
        return true;
      } catch (error) {
        const tryAgain = { label: text.tryAgain(), onPress: () => void run(choose, variables, failure) };
        const isWorthRetrying = actions?.isWorthRetrying(error) ?? true;
        notify({ kind: 'error', text: errorText(error, failure), ...(isWorthRetrying ? { action: tryAgain } : {}) });
        return false;
      }
    };
    return run;
  }, [text, notify, client, queryClient]);
}
