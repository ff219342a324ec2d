import type { MediaAttachment, ScheduledStatus } from '@rookery/api-client';
import { Button, rowIcon, safeUrl, useFormattingLocale, useMessages } from '@rookery/ui';
import { dateTimeText, localTimeZone } from '@rookery/ui/date-time-field';
import { CalendarClock, File } from 'lucide-react';
import { useId } from 'react';
import { VisibilityMark } from '@rookery/timeline/parts';
import { scheduledMessages } from './messages.js';
import { timeOf } from './scheduled-order.js';

interface ScheduledRowProps {
  post: ScheduledStatus;
  /** A request for the post is in flight. @selector [data-busy] */
  isBusy: boolean;
  /** IANA name; default: the time zone of the browser. */
  timeZone?: string;
  onChangeTime: () => void;
  onCancel: () => void;
}

/** A post that the server publishes later: its time, its text as it was written, and what can be done with it (SCH-04). */
export function ScheduledRow({ post, isBusy, timeZone = localTimeZone(), onChangeTime, onCancel }: ScheduledRowProps) {
  const text = useMessages(scheduledMessages);
  const locale = useFormattingLocale();
  const id = useId();
  const { params, media_attachments: media, scheduled_at } = post;
  const time = dateTimeText(timeOf(post), locale, timeZone);
  return (
    <li>
      <article
        className="rk-scheduled"
        aria-labelledby={`${id}-time`}
        aria-describedby={`${id}-text`}
        data-busy={isBusy || undefined}
      >
        <header>
          <CalendarClock size={16} strokeWidth={2} aria-hidden="true" />
          <time id={`${id}-time`} dateTime={scheduled_at ?? undefined}>
            {time}
          </time>
          <span className="rk-scheduled-facts">
            {params.in_reply_to_id !== null && (
              <span>
                {rowIcon('reply', 14)} {text.reply()}
              </span>
            )}
            <VisibilityMark visibility={params.visibility} />
          </span>
        </header>
        <div id={`${id}-text`}>
          {params.spoiler_text !== '' && (
            <p className="rk-scheduled-warning" dir="auto">
              {params.spoiler_text}
            </p>
          )}
          <p className="rk-scheduled-text" dir="auto" lang={params.language ?? undefined}>
            {params.text}
          </p>
          {params.poll !== null && (
            <ul className="rk-scheduled-poll">
              {params.poll.options.map((option, index) => (
                <li key={index} dir="auto">
                  {option}
                </li>
              ))}
            </ul>
          )}
        </div>
        {media.length > 0 && <Files media={media} />}
        <footer>
          <Button size="sm" isPending={isBusy} onClick={onChangeTime}>
            {text.changeTime()}
          </Button>
          <Button size="sm" variant="danger" isPending={isBusy} onClick={onCancel}>
            {text.cancel()}
          </Button>
        </footer>
      </article>
    </li>
  );
}

function Files({ media }: { media: readonly MediaAttachment[] }) {
  const text = useMessages(scheduledMessages);
  return (
    <ul className="rk-scheduled-media" aria-label={text.media({ count: media.length })}>
      {media.map(({ id, type, preview_url, description }) => {
        const url = type === 'image' ? safeUrl(preview_url, 'media') : null;
        return (
          <li key={id}>
            {url === null ? (
              <>
                <File size={24} strokeWidth={1.6} aria-hidden="true" />
                <span className="rk-visually-hidden">{description ?? type}</span>
              </>
            ) : (
              <img referrerPolicy="no-referrer" src={url} alt={description ?? ''} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
