import type { Announcement } from '@rookery/api-client';
import { BlankState, Button, PartBoundary, RichText, safeUrl, useFormat, useMessages } from '@rookery/ui';
import { Megaphone } from 'lucide-react';
import { useTimelineOptions } from '@rookery/timeline';
import { aboutMessages } from './messages.js';

interface AnnouncementHandlers {
  onDismiss(id: string): void;
  /** Null: the server takes no reactions. */
  onReact: ((id: string, name: string, isOn: boolean) => void) | null;
}

interface AnnouncementsProps extends AnnouncementHandlers {
  announcements: readonly Announcement[];
  /** The emoji that a member may add where nobody has yet. */
  offeredEmoji: readonly string[];
}

/** The announcements of the staff, each with its reactions and a button that marks it as read (HINT-13). */
export function Announcements({ announcements, ...rest }: AnnouncementsProps) {
  const text = useMessages(aboutMessages);
  if (announcements.length === 0) {
    return (
      <BlankState
        icon={<Megaphone size={28} strokeWidth={1.6} aria-hidden="true" />}
        title={text.noAnnouncements()}
        description={text.noAnnouncementsText()}
      />
    );
  }
  return (
    <ul className="rk-announcements">
      {announcements.map(announcement => (
        <li key={announcement.id}>
          <PartBoundary>
            <AnnouncementItem announcement={announcement} {...rest} />
          </PartBoundary>
        </li>
      ))}
    </ul>
  );
}

type ItemProps = Omit<AnnouncementsProps, 'announcements'> & { announcement: Announcement };

function AnnouncementItem({ announcement, offeredEmoji, onDismiss, onReact }: ItemProps) {
  const { hrefs } = useTimelineOptions();
  const text = useMessages(aboutMessages);
  const format = useFormat();
  const { id, read, published_at: at, reactions } = announcement;
  const further = onReact === null ? [] : offeredEmoji.filter(name => reactions.every(reaction => reaction.name !== name));
  return (
    <article data-unread={!read || undefined}>
      <p className="rk-announcement-head">
        {at !== null && <time dateTime={at}>{format.date(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>}
        {!read && <strong>{text.unread()}</strong>}
      </p>
      <RichText
        className="rk-content"
        html={announcement.content}
        emojis={announcement.emojis}
        mentions={announcement.mentions}
        tags={announcement.tags}
        hrefs={hrefs}
      />
      <div className="rk-announcement-foot">
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields */}
        <div role="group" className="rk-reactions" aria-label={text.reactions()}>
          {reactions.map(({ name, count, me, static_url: url }) => {
            const label = text.reactWith({ emoji: name, count, shown: format.number(count) });
            const picture = safeUrl(url, 'emoji');
            return (
              <button
                key={name}
                type="button"
                aria-pressed={me}
                aria-label={label}
                disabled={onReact === null}
                onClick={() => onReact?.(id, name, !me)}
              >
                {picture === null ? (
                  <span>{name}</span>
                ) : (
                  <img referrerPolicy="no-referrer" src={picture} alt="" loading="lazy" />
                )}
                <b>{format.number(count)}</b>
              </button>
            );
          })}
          {further.map(name => (
            <button
              key={name}
              type="button"
              aria-label={text.addReaction({ emoji: name })}
              onClick={() => onReact?.(id, name, true)}
            >
              <span>{name}</span>
            </button>
          ))}
        </div>
        {!read && (
          <Button size="sm" onClick={() => onDismiss(id)}>
            {text.dismiss()}
          </Button>
        )}
      </div>
    </article>
  );
}
