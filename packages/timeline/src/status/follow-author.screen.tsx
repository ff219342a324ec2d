import { useRelationship } from '@rookery/api-client/query';
import { Button, StateLabel, useMessages } from '@rookery/ui';
import { useState } from 'react';
import { useFollow } from '../commands/use-action.js';
import { focusedMessages } from './focused-messages.js';

/** The follow button, for an author the reader does not follow. Once pressed it stays, so that the follow can be undone. */
export function FollowAuthorScreen({ accountId }: { accountId: string }) {
  const text = useMessages(focusedMessages);
  const { data: relationship } = useRelationship(accountId);
  const follow = useFollow();
  const [wasPressed, setWasPressed] = useState(false);
  if (relationship === undefined) return null;
  const isOn = relationship.following || relationship.requested;
  if (isOn && !wasPressed) return null;
  const toggle = () => {
    setWasPressed(true);
    follow(accountId, !isOn);
  };
  return (
    <Button className="rk-follow-author" onClick={toggle}>
      {relationship.requested ? (
        text.requested()
      ) : relationship.following ? (
        <StateLabel state={text.isFollowing()} action={text.unfollow()} />
      ) : (
        text.follow()
      )}
    </Button>
  );
}
