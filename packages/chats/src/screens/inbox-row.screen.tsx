import { memo } from 'react';
import { useMemberRelationship } from '../data/use-member-relationship.js';
import { ChatRow, type ChatRowProps } from '../parts/chat-row.js';

/** A chat of the inbox with the mark of a block. Groups have none. */
export const InboxRowScreen = memo(function InboxRowScreen(props: Omit<ChatRowProps, 'block'>) {
  const relationship = useMemberRelationship(props.chat);
  const block = relationship?.blocking === true ? 'blocking' : relationship?.blocked_by === true ? 'blocked-by' : null;
  return <ChatRow {...props} block={block} />;
});
