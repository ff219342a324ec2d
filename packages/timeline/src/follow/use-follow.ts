import type { Account } from '@rookery/api-client';
import { useMessages } from '@rookery/ui';
import { useCallback } from 'react';
import { useAction } from '../commands/use-action.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import type { FollowState } from './follow-state.js';
import { followMessages } from './messages.js';

/**
 * Does what a press of the follow button means in its state: follows, takes a request back, unfollows (after a question where the app asks
 * one) or unblocks. A failure rolls back and is shown, with the offer to try again. Stable.
 */
export function useFollow(): (account: Account, state: FollowState) => void {
  const text = useMessages(followMessages);
  const { isSignedIn, onSignInNeeded, onUnfollow } = useTimelineOptions();
  const run = useAction();
  return useCallback(
    (account, state) => {
      const variables = { accountId: account.id };
      const unfollow = (): void => void run(actions => actions.unfollow, variables, text.followFailed());
      if (!isSignedIn) {
        onSignInNeeded({ action: 'follow', account });
        return;
      }
      switch (state) {
        case 'follow':
        case 'followBack':
          void run(actions => actions.follow, variables, text.followFailed());
          return;
        case 'requested':
          unfollow();
          return;
        case 'following':
          if (onUnfollow === null) unfollow();
          else onUnfollow(account, unfollow);
          return;
        case 'blocked':
          void run(actions => actions.unblock, variables, text.unblockFailed());
          return;
        case 'loading':
        case 'blockedBy':
        case 'absent':
      }
    },
    [isSignedIn, onSignInNeeded, onUnfollow, run, text],
  );
}
