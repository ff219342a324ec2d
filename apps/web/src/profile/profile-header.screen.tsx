import { errorText } from '@rookery/api-client';
import { follow, unfollow, useAccount, useOptimistic, useRelationship } from '@rookery/api-client/query';
import { useMessages, useNotify } from '@rookery/ui';
import { profileMessages } from '../messages/profile-messages.js';
import { useSession } from '../session/session-provider.js';
import { ProfileHeader } from './profile-header.js';

/** The header of a profile. Members get a follow button on profiles of others. */
export function ProfileHeaderScreen({ accountId }: { accountId: string }) {
  const text = useMessages(profileMessages);
  const notify = useNotify();
  const { session } = useSession();
  const { data: account } = useAccount(accountId);
  const { data: relationship } = useRelationship(accountId);
  const startFollowing = useOptimistic(follow);
  const stopFollowing = useOptimistic(unfollow);
  if (account === undefined) return null;
  const isSomebodyElse = session !== null && session.account?.id !== accountId;
  const toggleFollow = () => {
    const isOn = relationship?.following === true || relationship?.requested === true;
    (isOn ? stopFollowing : startFollowing)({ accountId }).catch((error: unknown) => {
      notify({ kind: 'error', text: errorText(error, text.followFailed()) });
    });
  };
  return (
    <ProfileHeader
      account={account}
      relationship={relationship ?? null}
      onToggleFollow={isSomebodyElse && relationship ? toggleFollow : undefined}
    />
  );
}
