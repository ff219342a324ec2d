import { useAccount, useRelationship } from '@rookery/store';
import { useState } from 'react';
import { FollowButtonScreen } from '../follow/follow-button.screen.js';

/** The follow button, for an author the reader does not follow. Once pressed it stays, so that the follow can be undone. */
export function FollowAuthorScreen({ accountId }: { accountId: string }) {
  const { data: account } = useAccount(accountId);
  const { data: relationship } = useRelationship(accountId);
  const [wasPressed, setWasPressed] = useState(false);
  if (account === undefined || relationship === undefined) return null;
  const isOn = relationship.following || relationship.requested;
  if (isOn && !wasPressed) return null;
  return <FollowButtonScreen account={account} className="rk-follow-author" onPress={() => setWasPressed(true)} />;
}
