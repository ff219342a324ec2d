import { useMessages } from '@rookery/ui';
import { chatsMessages } from '../messages.js';

/** A new message of someone else. */
interface Announcement {
  readonly id: string;
  /** The sender's name. */
  readonly name: string;
  /** In one line. */
  readonly text: string;
}

/** More messages at once are counted: nobody listens to a hundred. */
const MOST_READ = 3;

interface MessageAnnouncerProps {
  /** The new messages of the latest batch. */
  batch: readonly Announcement[];
  /** Why the latest message could not be sent; null: it was. */
  failure: string | null;
}

/** Reads new messages with their sender, politely and in batches, and failures at once. The log itself is no live region. */
export function MessageAnnouncer({ batch, failure }: MessageAnnouncerProps) {
  const text = useMessages(chatsMessages);
  return (
    <div className="rk-visually-hidden">
      <div aria-live="polite" aria-relevant="additions text">
        {batch.length > MOST_READ ? (
          <p key={batch.at(-1)?.id}>{text.saidMany({ count: batch.length })}</p>
        ) : (
          batch.map(({ id, name, text: line }) => <p key={id}>{text.said({ name, text: line })}</p>)
        )}
      </div>
      <div role="alert">{failure}</div>
    </div>
  );
}
