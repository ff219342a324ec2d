import { errorText, type Account, type MuteSettings, type Relationship } from '@rookery/api-client';
import {
  accountStore,
  block,
  blockDomain,
  follow,
  isWorthRetrying,
  mute,
  relationshipKey,
  unblock,
  unblockDomain,
  unfollow,
  unmute,
  useClient,
} from '@rookery/store';
import { useMessages, useNotify } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dropDomainBlock, refreshDomainBlocks } from './domain-blocks.data.js';
import { safetyMessages } from './messages.js';

/** The fields that an action shows. */
type Named = Pick<Account, 'id' | 'acct'>;

interface AccountActions {
  mute(account: Named, settings?: MuteSettings): void;
  unmute(account: Named): void;
  block(account: Named): void;
  unblock(account: Named): void;
  follow(account: Named): void;
  /** Unfollows, or withdraws a follow request. */
  unfollow(account: Named): void;
  blockDomain(domain: string): void;
  unblockDomain(domain: string): void;
}

interface Action {
  run: () => Promise<unknown>;
  /** Shown when it has begun: the effect is on the screen by then. Null: the control shows it. */
  done: string | null;
  failed: string;
  /** Takes it back. Null: it can be done again with the same control. */
  undo: (() => void) | null;
  /** Whether it still holds: what was undone elsewhere, or failed, cannot be undone. Absent: not known. */
  holds?: { accountId: string; isDone(relationship: Relationship): boolean };
}

/** Actions on accounts, optimistic, each with a toast that offers to undo it. Stable. */
export function useAccountActions(): AccountActions {
  const text = useMessages(safetyMessages);
  const notify = useNotify();
  const client = useClient();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const context = { client, queryClient };
    const { events } = accountStore(queryClient);
    const followUntilUndone = (holds: NonNullable<Action['holds']>) => (dismiss: () => void) =>
      events.on('relationshipChanged', ({ next }) => {
        if (next.id === holds.accountId && !holds.isDone(next)) dismiss();
      });
    const carryOut = (action: Action): void => {
      const { run, done, failed, undo, holds } = action;
      const isRunning = run();
      // The effect is there by now: only a later change makes the toast pointless.
      if (done !== null) {
        const undoing = undo && {
          action: { label: text.undo(), onPress: undo },
          ...(holds && { follow: followUntilUndone(holds) }),
        };
        notify({ kind: 'success', text: done, ...undoing });
      }
      isRunning.catch((error: unknown) => {
        const tryAgain = { label: text.tryAgain(), onPress: () => carryOut(action) };
        notify({ kind: 'error', text: errorText(error, failed), ...(isWorthRetrying(error) && { action: tryAgain }) });
      });
    };
    const refreshDomains = () => refreshDomainBlocks(queryClient);
    const known = (accountId: string) => queryClient.getQueryData<Relationship>(relationshipKey(accountId));
    const actions: AccountActions = {
      mute: ({ id: accountId, acct }, settings = {}) =>
        carryOut({
          run: () => mute(context, { accountId, ...settings }),
          done: text.muted({ acct }),
          failed: text.muteFailed({ acct }),
          undo: () => actions.unmute({ id: accountId, acct }),
          holds: { accountId, isDone: ({ muting }) => muting },
        }),
      unmute: ({ id: accountId, acct }) =>
        carryOut({
          run: () => unmute(context, { accountId }),
          done: text.unmuted({ acct }),
          failed: text.unmuteFailed({ acct }),
          undo: null,
        }),
      block(account) {
        const { id: accountId, acct } = account;
        const wasFollowing = known(accountId)?.following === true;
        carryOut({
          run: () => block(context, { accountId }),
          done: text.blocked({ acct }),
          failed: text.blockFailed({ acct }),
          undo() {
            actions.unblock(account);
            // The actions of one account run in order.
            if (wasFollowing) actions.follow(account);
          },
          holds: { accountId, isDone: ({ blocking }) => blocking },
        });
      },
      unblock: ({ id: accountId, acct }) =>
        carryOut({
          run: () => unblock(context, { accountId }),
          done: text.unblocked({ acct }),
          failed: text.unblockFailed({ acct }),
          undo: null,
        }),
      follow: ({ id: accountId, acct }) =>
        carryOut({
          run: () => follow(context, { accountId }),
          done: null,
          failed: text.followFailed({ acct }),
          undo: null,
        }),
      unfollow(account) {
        const { id: accountId, acct } = account;
        carryOut({
          run: () => unfollow(context, { accountId }),
          done: known(accountId)?.requested === true ? text.requestWithdrawn({ acct }) : text.unfollowed({ acct }),
          failed: text.unfollowFailed({ acct }),
          undo: () => actions.follow(account),
          holds: { accountId, isDone: ({ following, requested }) => !following && !requested },
        });
      },
      blockDomain: domain =>
        carryOut({
          run: () => blockDomain(context, { domain }).finally(refreshDomains),
          done: text.domainBlocked({ domain }),
          failed: text.blockDomainFailed({ domain }),
          undo: () => actions.unblockDomain(domain),
        }),
      unblockDomain: domain =>
        carryOut({
          run() {
            dropDomainBlock(queryClient, domain);
            return unblockDomain(context, { domain }).finally(refreshDomains);
          },
          done: text.domainUnblocked({ domain }),
          failed: text.unblockDomainFailed({ domain }),
          undo: () => actions.blockDomain(domain),
        }),
    };
    return actions;
  }, [text, notify, client, queryClient]);
}
