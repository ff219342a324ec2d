import { BANNER_DESCRIPTION, type EventRecord, type Participation } from './event-record.js';
import { PLACES } from './event-places.js';
import { imageAttachment, unknownAttachment } from './media.js';
import type { Draft } from './seed-draft.js';
import { DAY, HOUR, MINUTE } from './seed-draft.js';
import events from './seed-events.json' with { type: 'json' };
import type { Seeding } from './seed-posts.js';
import { snowflake } from './world.js';
import type { MediaRecord } from './records.js';

type Names = readonly string[];

interface EventSeed {
  readonly by: string;
  /** Its age. */
  readonly minutes: number;
  readonly name: string;
  readonly text: string;
  /** Hours from the start of the day; negative for an event that is over. */
  readonly start: number;
  readonly hours: number | null;
  readonly place: number | null;
  readonly restricted?: boolean;
  readonly banner?: number;
  readonly link?: string;
  readonly going?: Names;
  readonly asked?: readonly { acct: string; message: string | null }[];
  readonly rejected?: Names;
  /** `to` is the index of an earlier one; without it, a reply is to the event. */
  readonly replies?: readonly { acct: string; text: string; to?: number }[];
}

/** One event for each state of the member's participation, with and without an end, a place, a banner and replies. */
const EVENTS: readonly EventSeed[] = events;

/** Adds the seeded events and their replies to the drafts. */
export function draftEvents({ world, drafts }: Seeding): void {
  const dayStart = Math.floor(world.now / DAY) * DAY;
  const idOf = (acct: string): string => world.accountIdsByAcct.get(acct) ?? world.memberId;
  for (const [index, seed] of EVENTS.entries()) {
    const participation =
      (state: Participation['state']) =>
      (acct: string): Participation => ({ account_id: idOf(acct), state, message: null });
    const at = dayStart + seed.start * HOUR;
    const event: EventRecord = {
      name: seed.name,
      start_time: new Date(at).toISOString(),
      end_time: seed.hours === null ? null : new Date(at + seed.hours * HOUR).toISOString(),
      join_mode: seed.restricted === true ? 'restricted' : 'free',
      location: seed.place === null ? null : (PLACES[seed.place] ?? null),
      participations: [
        ...(seed.going ?? []).map(participation('accept')),
        ...(seed.asked ?? []).map(({ acct, message }) => ({ ...participation('pending')(acct), message })),
        ...(seed.rejected ?? []).map(participation('reject')),
      ],
    };
    const draft: Draft = {
      accountId: idOf(seed.by),
      age: seed.minutes * MINUTE,
      text: seed.text,
      event,
      media: mediaOf(seed, index),
      favourites: 3 + index,
    };
    drafts.push(draft, ...repliesTo(draft, seed, idOf));
  }
}

function mediaOf({ banner, link }: EventSeed, index: number): MediaRecord[] {
  const id = (low: number): string => snowflake(Date.UTC(2026, 0, 2) + index * 1000, low);
  const picture = { palette: banner ?? 0, variant: index + 1, width: 1500, height: 500 };
  return [
    ...(banner === undefined ? [] : [imageAttachment(id(1), picture, BANNER_DESCRIPTION, null)]),
    ...(link === undefined ? [] : [{ ...unknownAttachment(id(2), link, null), mime_type: 'text/html' }]),
  ];
}

function repliesTo(event: Draft, { replies = [] }: EventSeed, idOf: (acct: string) => string): Draft[] {
  const drafts: Draft[] = [];
  for (const [index, { acct, text, to }] of replies.entries()) {
    const parent = to === undefined ? event : (drafts[to] ?? event);
    drafts.push({ accountId: idOf(acct), age: event.age - (index + 1) * 5 * MINUTE, text, parent });
  }
  return drafts;
}
