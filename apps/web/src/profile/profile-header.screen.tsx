import { knownCounts } from '@rookery/api-client';
import { useAccount, useFeatures, useRelationship } from '@rookery/api-client/query';
import { useHasPosts, useTimelineOptions } from '@rookery/timeline';
import { FollowButtonScreen } from '@rookery/timeline/follow';
import { useState } from 'react';
import { mention } from '../modals/modals.js';
import { AddToListModal } from '../own-lists/add-to-list-modal.js';
import { useSession } from '../session/session-provider.js';
import { ProfileHeader } from './profile-header.js';

/** The header of a profile. Members get a follow button and a menu on profiles of others. */
export function ProfileHeaderScreen({ accountId }: { accountId: string }) {
  const { session } = useSession();
  const { data: account } = useAccount(accountId);
  const { data: relationship } = useRelationship(accountId);
  const hasPosts = useHasPosts(accountId);
  const { isSignedIn, onSignInNeeded, hrefs } = useTimelineOptions();
  const { data: features } = useFeatures();
  const [isListing, setListing] = useState(false);
  if (account === undefined) return null;
  const isSomebodyElse = session !== null && session.account?.id !== accountId;
  const startMention = (visibility?: 'direct'): void => {
    if (isSignedIn) mention(account, visibility);
    else onSignInNeeded({ action: 'mention', account });
  };
  // Most servers refuse members of lists who are not followed.
  const canBeListed = features?.listsOfAccount === true && (features.listsOfAnyone || relationship?.following === true);
  return (
    <>
      <ProfileHeader
        account={account}
        counts={knownCounts(account, hasPosts)}
        relationship={relationship ?? null}
        chatHref={hrefs.chat?.(account)}
        onMention={session?.account?.id === accountId ? undefined : startMention}
        onAddToList={isSomebodyElse && canBeListed ? () => setListing(true) : undefined}
        followButton={<FollowButtonScreen account={account} isPrimary hasOptions />}
      />
      <AddToListModal account={account} isOpen={isListing} onClose={() => setListing(false)} />
    </>
  );
}
