import { Link, useFormat, useMessages } from '@rookery/ui';
import { Heart, MessageCircle, Repeat } from 'lucide-react';
import type { ActionsSlotProps } from '../options/timeline-options.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { messages } from '../status/messages.js';

const ICON = { size: 18, strokeWidth: 1.85, 'aria-hidden': true } as const;

/** The counts of a post as links to it: its own server is where a visitor can reply, repost and like. */
export function ElementActions({ status }: ActionsSlotProps) {
  const text = useMessages(messages);
  const format = useFormat();
  const { hrefs } = useTimelineOptions();
  const actions = [
    { kind: 'reply', name: text.reply(), named: text.replyCount, count: status.replies_count, icon: <MessageCircle {...ICON} /> },
    { kind: 'repost', name: text.repost(), named: text.repostCount, count: status.reblogs_count, icon: <Repeat {...ICON} /> },
    { kind: 'like', name: text.like(), named: text.likeCount, count: status.favourites_count, icon: <Heart {...ICON} /> },
  ];
  return (
    <div className="rk-status-actions">
      {actions.map(({ kind, name, named, count, icon }) => {
        const shown = format.number(count);
        return (
          <Link
            key={kind}
            className="rk-icon-button"
            data-kind={kind}
            href={hrefs.status(status)}
            aria-label={count === 0 ? name : named({ count, shown })}
            data-tooltip={name}
          >
            {icon}
            {count > 0 && shown}
          </Link>
        );
      })}
    </div>
  );
}
