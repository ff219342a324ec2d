import type { AdminAnnouncement, AnnouncementDraft } from '@rookery/api-client/admin';

/** An announcement while it is written. Times are epoch ms; null: at once, or without an end. */
export interface AnnouncementWords {
  content: string;
  start: number | null;
  end: number | null;
  isAllDay: boolean;
}

/** Whether members see an announcement: not yet, now, or no longer. */
export type AnnouncementPhase = 'scheduled' | 'shown' | 'ended';

export const newAnnouncement: AnnouncementWords = { content: '', start: null, end: null, isAllDay: false };

const timeOf = (date: string | null): number | null => {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? null : time;
};

/** An announcement of the server as it is edited: its HTML where the server does not say how it was written. */
export const wordsOf = ({ raw_content, content, starts_at, ends_at, all_day }: AdminAnnouncement): AnnouncementWords => ({
  content: raw_content || content,
  start: timeOf(starts_at),
  end: timeOf(ends_at),
  isAllDay: all_day,
});

/** The announcement as it is sent. */
export const draftOf = ({ content, start, end, isAllDay }: AnnouncementWords): AnnouncementDraft => ({
  content: content.trim(),
  starts_at: start === null ? null : new Date(start).toISOString(),
  ends_at: end === null ? null : new Date(end).toISOString(),
  all_day: isAllDay && (start !== null || end !== null),
});

/** The field that keeps it from being saved; null: none. */
export function announcementFault({ content, start, end }: AnnouncementWords): 'content' | 'end' | null {
  if (content.trim() === '') return 'content';
  return start !== null && end !== null && end <= start ? 'end' : null;
}

/** @param now Epoch ms. */
export function announcementPhase({ start, end }: Pick<AnnouncementWords, 'start' | 'end'>, now: number): AnnouncementPhase {
  if (end !== null && end <= now) return 'ended';
  return start !== null && start > now ? 'scheduled' : 'shown';
}

/** The announcement that members see from now on: a start to come and an end that has passed are left out. */
export const publishedNow = (words: AnnouncementWords, now: number): AnnouncementWords => ({
  ...words,
  start: words.start !== null && words.start > now ? null : words.start,
  end: words.end !== null && words.end <= now ? null : words.end,
});

/** The announcement that members see no longer. */
export const endedNow = (words: AnnouncementWords, now: number): AnnouncementWords => ({ ...words, end: now });

export const isChanged = (one: AnnouncementWords, other: AnnouncementWords): boolean =>
  one.content !== other.content || one.start !== other.start || one.end !== other.end || one.isAllDay !== other.isAllDay;
