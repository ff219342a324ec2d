import { errorText } from '@rookery/api-client';
import { follow, isWorthRetrying, unfollow, useClient, type OptimisticAction } from '@rookery/api-client/query';
import { useMessages, useNotify } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { actionMessages } from './messages.js';

/** Runs an action. When it was not carried out a toast says why, or `failure` where the server gives no reason. */
export type RunAction = <Variables, Result>(
  action: OptimisticAction<Variables, Result>,
  variables: Variables,
  failure: string,
) => void;

/** The way to run actions of the reader: a failure is shown, with the offer to try again where that may help. Stable. */
export function useAction(): RunAction {
  const text = useMessages(actionMessages);
  const notify = useNotify();
  const client = useClient();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const run: RunAction = (action, variables, failure) => {
      const tryAgain = { label: text.tryAgain(), onPress: () => run(action, variables, failure) };
      action({ client, queryClient }, variables).catch((error: unknown) =>
        notify({ kind: 'error', text: errorText(error, failure), ...(isWorthRetrying(error) ? { action: tryAgain } : {}) }),
      );
    };
    return run;
  }, [text, notify, client, queryClient]);
}

/** Follows an account (`isOn`), or unfollows it. Stable. */
export function useFollow(): (accountId: string, isOn: boolean) => void {
  const text = useMessages(actionMessages);
  const run = useAction();
  return useCallback(
    (accountId: string, isOn: boolean) => run(isOn ? follow : unfollow, { accountId }, text.followFailed()),
    [run, text],
  );
}
