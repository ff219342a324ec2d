import type { Account, Features } from '@rookery/api-client';
import { useFeatures, useOwnAccountId, useRelationship } from '@rookery/store';
import { useMessages } from '@rookery/ui';
import { useAction } from '../commands/use-action.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { FollowButton, type FollowButtonProps } from './follow-button.js';
import { followState, type FollowOptions } from './follow-state.js';
import { followMessages } from './messages.js';
import { useFollow } from './use-follow.js';

export interface FollowButtonScreenProps extends Pick<FollowButtonProps, 'isInList' | 'size' | 'isPrimary' | 'className'> {
  account: Account;
  /** Offers how the account is followed behind 'Following'. */
  hasOptions?: boolean;
  /** Chooses the languages of the account's posts in Home. Absent: not offered. */
  onLanguages?: (() => void) | undefined;
  /** Called with each press, after it was carried out. */
  onPress?: (() => void) | undefined;
}

/** The follow button of an account, connected to the reader's relationship. Nothing for the reader's own account. */
export function FollowButtonScreen({ account, hasOptions = false, onLanguages, onPress, ...button }: FollowButtonScreenProps) {
  const { isSignedIn } = useTimelineOptions();
  const { data: relationship } = useRelationship(account.id);
  const ownAccountId = useOwnAccountId();
  const follow = useFollow();
  const options = useFollowOptions(account.id, onLanguages);
  const state = followState(account, relationship, { isSignedIn, ownAccountId });
  return (
    <FollowButton
      {...button}
      state={state}
      name={account.display_name.trim() || account.username}
      options={hasOptions ? options : undefined}
      onPress={() => {
        follow(account, state);
        onPress?.();
      }}
    />
  );
}

/** How the account is followed, and the changes that the server takes. */
function useFollowOptions(accountId: string, onLanguages: (() => void) | undefined): FollowOptions | undefined {
  const text = useMessages(followMessages);
  const { data: relationship } = useRelationship(accountId);
  const { data: features } = useFeatures();
  const run = useAction();
  if (relationship === undefined) return undefined;
  const known = {
    reblogs: relationship.showing_reblogs,
    notify: relationship.notifying,
    languages: relationship.languages ?? [],
  };
  const change = (settings: Partial<typeof known>): void =>
    void run(actions => actions.changeFollow, { accountId, settings: { ...known, ...settings } }, text.followFailed());
  const offers = (feature: keyof Features): boolean => features?.[feature] === true;
  return {
    isNotifying: known.notify,
    showsReblogs: known.reblogs,
    onNotify: offers('followSettings') ? notify => change({ notify }) : undefined,
    onShowReblogs: offers('followSettings') ? reblogs => change({ reblogs }) : undefined,
    onLanguages: offers('followLanguages') ? onLanguages : undefined,
  };
}
