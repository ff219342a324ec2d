import { useMessages } from '@rookery/ui';
import { messages } from './messages.js';

/** Marks a reply that is newer than the reader's last visit to the thread. */
export function NewReplyMark() {
  const text = useMessages(messages);
  return <p className="rk-thread-new">{text.newReply()}</p>;
}
