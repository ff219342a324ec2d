import { useFormat, useMessages } from '@rookery/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { chatsMessages } from '../messages.js';
import { dayLabel, localDay, untilMidnight } from './day-label.js';

/** The current local day. It changes at midnight, so that 'Today' becomes a date in an open chat. */
function useToday(): string {
  const [today, setToday] = useState(() => localDay(new Date()));
  useEffect(() => {
    // A timer of a sleeping computer is late; the day is read anew when the page is shown again.
    const read = () => setToday(localDay(new Date()));
    const timer = setTimeout(read, untilMidnight(new Date()) + 50);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [today]);
  return today;
}

/** A line between messages of two days (CHAT-17). @param day As YYYY-MM-DD. */
export function DayDivider({ day }: { day: string }) {
  const text = useMessages(chatsMessages);
  const format = useFormat();
  const label = dayLabel(day, useToday());
  return (
    <Divider kind="day">
      <time dateTime={day}>{label.kind === 'date' ? format.date(label.date, label.options) : text.today()}</time>
    </Divider>
  );
}

/** The line above the first message that was unread when the chat was opened. */
export function UnreadDivider() {
  const text = useMessages(chatsMessages);
  return <Divider kind="unread">{text.newMessages()}</Divider>;
}

function Divider({ kind, children }: { kind: 'day' | 'unread'; children: ReactNode }) {
  return (
    <div className="rk-chat-divider" data-kind={kind}>
      <span>{children}</span>
    </div>
  );
}
