import { useMessages } from '@rookery/ui';
import { messages } from '../messages/messages.js';

/** Says that live updates have stopped. The live region is always there: one that is inserted together with its text is not announced. */
export function LiveNotice({ isInterrupted }: { isInterrupted: boolean }) {
  const text = useMessages(messages);
  return <output>{isInterrupted && <span className="app-live-notice">{text.interrupted()}</span>}</output>;
}
