import { errorText } from '@rookery/api-client';
import { follow, unfollow, useOptimistic, useRelationship } from '@rookery/api-client/query';
import { Button, useMessages, useNotify } from '@rookery/ui';
import { useState } from 'react';
import { messages } from './messages.js';

/** The follow button, for an author the reader does not follow. Once pressed it stays, so that the follow can be undone. */
export function FollowAuthorScreen({ accountId }: { accountId: string }) {
  const text = useMessages(messages);
  const notify = useNotify();
  const { data: relationship } = useRelationship(accountId);
  const startFollowing = useOptimistic(follow);
  const stopFollowing = useOptimistic(unfollow);
  const [wasPressed, setWasPressed] = useState(false);
  if (relationship === undefined) return null;
  const isOn = relationship.following || relationship.requested;
  if (isOn && !wasPressed) return null;
  const toggle = () => {
    setWasPressed(true);
    (isOn ? stopFollowing : startFollowing)({ accountId }).catch((error: unknown) => {
      notify({ kind: 'error', text: errorText(error, text.followFailed()) });
    });
  };
  return (
    <Button className="rk-follow-author" onClick={toggle}>
      {relationship.requested ? text.requested() : relationship.following ? text.unfollow() : text.follow()}
    </Button>
  );
}
