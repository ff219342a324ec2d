import { listText, useFormattingLocale, useMessages } from '@rookery/ui';
import type { PendingMessage } from '../chat-types.js';
import { chatsMessages } from '../messages.js';
import { pendingText } from './pending-bubble.js';

/** A new message of someone else. */
interface Announcement {
  readonly id: string;
  /** The sender's name. */
  readonly name: string;
  /** In one line. */
  readonly text: string;
  /** The titles of the filters that cover it: they are read instead of its text. */
  readonly filters: readonly string[];
}

/** More messages at once are counted: nobody listens to a hundred. */
const MOST_READ = 3;

interface MessageAnnouncerProps {
  /** The new messages of the latest batch. */
  batch: readonly Announcement[];
  /** The newest message, while it is not sent. */
  pending: PendingMessage | undefined;
}

/** Reads new messages with their sender, and why one waits, politely; failures at once. The log itself is no live region. */
export function MessageAnnouncer({ batch, pending }: MessageAnnouncerProps) {
  const text = useMessages(chatsMessages);
  const locale = useFormattingLocale();
  const why = pending === undefined ? null : pendingText(text, pending);
  const hasFailed = pending?.state === 'failed';
  return (
    <div className="rk-visually-hidden">
      <div aria-live="polite" aria-relevant="additions text">
        {batch.length > MOST_READ ? (
          <p key={batch.at(-1)?.id}>{text.saidMany({ count: batch.length })}</p>
        ) : (
          batch.map(({ id, name, text: line, filters }) => (
            <p key={id}>
              {text.said({ name, text: filters.length === 0 ? line : text.filtered({ titles: listText(filters, locale) }) })}
            </p>
          ))
        )}
      </div>
      <output>{hasFailed ? null : why}</output>
      <div role="alert">{hasFailed ? why : null}</div>
    </div>
  );
}
