import type { StaffRow } from '../world/moderation-record.js';
import { rowsOf } from '../world/moderation.js';
import type { Server } from './server.js';

const DAY_MS = 86_400_000;

const seeds = [
  {
    id: '902',
    raw_content: 'The server moves to another machine on Saturday night. Posts may come late until six in the morning.',
    content:
      '<p>The server moves to another machine on Saturday night. Posts may come late until <strong>six in the morning</strong>.</p>',
    daysAgo: 1,
  },
  {
    id: '901',
    raw_content: 'Custom emoji of the harbour are here: :heron: and more.',
    content: '<p>Custom emoji of the harbour are here: :heron: and more.</p>',
    daysAgo: 12,
  },
];

/** All announcements of the staff, those to come among them. */
export function announcementRows(server: Server): StaffRow[] {
  const rows = seeds.map(({ daysAgo, ...seed }): StaffRow => {
    const at = new Date(server.startedAt - daysAgo * DAY_MS).toISOString();
    return { ...seed, starts_at: null, ends_at: null, all_day: false, published_at: at, updated_at: at };
  });
  return rowsOf(server.world, 'announcements', rows);
}

/** The announcements that members see: none before it starts or after it ends. */
export function shownAnnouncements(server: Server): StaffRow[] {
  const now = server.now();
  const isPast = (time: unknown): boolean => typeof time === 'string' && Date.parse(time) <= now;
  return announcementRows(server).filter(
    ({ starts_at, ends_at }) => (starts_at === null || isPast(starts_at)) && !isPast(ends_at),
  );
}
