import type { AdminAnnouncement } from '@rookery/api-client/admin';
import { useTimelineOptions } from '@rookery/timeline';
import { BlankState, Button, IconButton, PartBoundary, plainText, RichText, rowIcon, useFormat, useMessages } from '@rookery/ui';
import { Megaphone } from 'lucide-react';
import { announcementPhase, wordsOf } from './announcement-draft.js';
import { announcementsMessages } from './messages.js';

interface AnnouncementHandlers {
  onEdit(announcement: AdminAnnouncement): void;
  onPublish(announcement: AdminAnnouncement): void;
  onEnd(announcement: AdminAnnouncement): void;
  onDelete(announcement: AdminAnnouncement): void;
}

export interface AnnouncementListProps extends AnnouncementHandlers {
  announcements: readonly AdminAnnouncement[];
  /** Epoch ms. */
  now: number;
}

/** The announcements of the server, each with whether members see it (HINT-11). */
export function AnnouncementList({ announcements, ...rest }: AnnouncementListProps) {
  const text = useMessages(announcementsMessages);
  if (announcements.length === 0) {
    return (
      <BlankState
        icon={<Megaphone size={28} strokeWidth={1.6} aria-hidden="true" />}
        title={text.emptyTitle()}
        description={text.emptyText()}
      />
    );
  }
  return (
    <ul className="rk-entries" aria-label={text.list()}>
      {announcements.map(announcement => (
        <li key={announcement.id} className="rk-entry">
          <PartBoundary>
            <AnnouncementEntry announcement={announcement} {...rest} />
          </PartBoundary>
        </li>
      ))}
    </ul>
  );
}

/** Letters of an announcement that name it. */
const NAME_LENGTH = 30;

type EntryProps = Omit<AnnouncementListProps, 'announcements'> & { announcement: AdminAnnouncement };

function AnnouncementEntry({ announcement, now, onEdit, onPublish, onEnd, onDelete }: EntryProps) {
  const text = useMessages(announcementsMessages);
  const { hrefs } = useTimelineOptions();
  const words = wordsOf(announcement);
  const phase = announcementPhase(words, now);
  const start = (announcement.raw_content || plainText(announcement.content)).trim().slice(0, NAME_LENGTH);
  return (
    <>
      <div className="rk-entry-facts">
        <span className="rk-entry-state">{text[phase]()}</span>
        <RichText className="rk-content" html={announcement.content} hrefs={hrefs} />
        <Times start={words.start} end={words.end} isAllDay={words.isAllDay} />
        <div className="rk-entry-buttons">
          {phase === 'shown' ? (
            <Button size="sm" onClick={() => onEnd(announcement)}>
              {text.endNow()}
            </Button>
          ) : (
            <Button size="sm" onClick={() => onPublish(announcement)}>
              {text.publishNow()}
            </Button>
          )}
        </div>
      </div>
      <IconButton label={text.edit({ start })} icon={rowIcon('pencil')} onClick={() => onEdit(announcement)} />
      <IconButton label={text.delete({ start })} icon={rowIcon('trash')} onClick={() => onDelete(announcement)} />
    </>
  );
}

function Times({ start, end, isAllDay }: { start: number | null; end: number | null; isAllDay: boolean }) {
  const text = useMessages(announcementsMessages);
  const format = useFormat();
  const shown = (time: number) =>
    format.date(time, isAllDay ? { dateStyle: 'medium' } : { dateStyle: 'medium', timeStyle: 'short' });
  const parts = [
    start === null ? '' : text.from({ time: shown(start) }),
    end === null ? '' : text.until({ time: shown(end) }),
    isAllDay ? text.allDay() : '',
  ].filter(part => part !== '');
  return parts.length === 0 ? null : <small>{parts.join(' · ')}</small>;
}
