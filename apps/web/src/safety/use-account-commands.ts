import type { Account } from '@rookery/api-client';
import { useMemo } from 'react';
import { useAccountActions, type AccountActions } from '../account-dialogs/use-account-actions.js';
import { modals } from '../modals/modals.js';
import { useSettings } from '../settings/settings-provider.js';

interface AccountCommands extends AccountActions {
  /** Unfollows, after a question where the reader wants one. */
  askToUnfollow(account: Account): void;
}

/** The actions on accounts for a page, a row or a menu: each shows its effect at once and says so in a toast. Stable. */
export function useAccountCommands(): AccountCommands {
  const actions = useAccountActions();
  const { asksBeforeUnfollowing } = useSettings().settings;
  return useMemo(
    () => ({
      ...actions,
      askToUnfollow(account) {
        if (asksBeforeUnfollowing) modals.open({ type: 'UNFOLLOW', account });
        else actions.unfollow(account);
      },
    }),
    [actions, asksBeforeUnfollowing],
  );
}
