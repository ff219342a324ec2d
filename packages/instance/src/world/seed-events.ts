import { BANNER_DESCRIPTION, type EventRecord, type Participation } from './event-record.js';
import { PLACES } from './event-places.js';
import { imageAttachment, unknownAttachment } from './media.js';
import type { Draft } from './seed-draft.js';
import { DAY, HOUR, MINUTE } from './seed-draft.js';
import type { Seeding } from './seed-posts.js';
import { snowflake } from './world.js';
import type { MediaRecord } from './records.js';

type Names = readonly string[];

interface EventSeed {
  readonly by: string;
  readonly age: number;
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
  readonly asked?: readonly (readonly [acct: string, message: string | null])[];
  readonly rejected?: Names;
  readonly replies?: readonly (readonly [acct: string, text: string, to?: number])[];
}

const crowd = ['tobi@tram.example', 'noor@hoshi.example', 'lev', 'oskar', 'juniper', 'celeste', 'ada', 'nell', 'percy', 'tove'];

/** One event for each state of the member's participation, with and without an end, a place, a banner and replies. */
const EVENTS: readonly EventSeed[] = [
  {
    by: 'library',
    age: 40 * MINUTE,
    name: 'Night of the last trams',
    text: 'Readings, lantern slides and soup until the 23:40 leaves. Bring a timetable you no longer need. #NightTrains',
    start: 5 * 24 + 18,
    hours: 5,
    place: 0,
    banner: 3,
    link: 'https://library.example/last-trams',
    going: crowd,
    replies: [
      ['noor@hoshi.example', '@library is the reading room open before six?'],
      ['library', '@noor@hoshi.example from five, and the stove is lit.', 0],
      ['percy', '@library I will bring the 1958 edition.'],
    ],
  },
  {
    by: 'mara',
    age: 50 * MINUTE,
    name: 'Letterpress Sundays',
    text: 'Two days at the press. Six places, so I read every request.',
    start: 12 * 24 + 10,
    hours: 32,
    place: 1,
    restricted: true,
    banner: 7,
    going: ['lev', 'oskar', 'ada'],
    asked: [
      ['tobi@tram.example', 'I set type once, badly. I would like to do it well.'],
      ['celeste', null],
    ],
  },
  {
    by: 'celeste',
    age: 55 * MINUTE,
    name: 'First tray of the winter',
    text: 'Cardamom buns, five in the morning, no speeches.',
    start: 3 * 24 + 5,
    hours: 2,
    place: null,
    banner: 1,
    going: ['mara', 'lev', 'nell'],
  },
  {
    by: 'dorothea',
    age: 65 * MINUTE,
    name: 'Tuning the city piano',
    text: '',
    start: 8 * 24 + 14,
    hours: null,
    place: 3,
    restricted: true,
    going: ['ada'],
    asked: [['mara', 'I can hold the lamp.']],
  },
  {
    by: 'wil',
    age: 80 * MINUTE,
    name: 'Depot roof, with bees',
    text: 'Six at a time; the bees vote.',
    start: 20 * 24 + 11,
    hours: 1,
    place: 1,
    restricted: true,
    going: ['percy'],
    rejected: ['mara'],
  },
  {
    by: 'council',
    age: 2 * HOUR,
    name: 'Open meeting on the winter timetable, with questions from the floor and an exhibition of every map since 1911',
    text: 'Please read the draft first.',
    start: 15 * 24 + 19,
    hours: 3,
    place: 3,
    restricted: true,
    going: crowd.slice(0, 4),
  },
  {
    by: 'oskar',
    age: 9 * DAY,
    name: 'Modellbahntag',
    text: 'Spur N, Kaffee, Streit.',
    start: -7 * 24 + 10,
    hours: 6,
    place: 2,
    going: ['mara', 'percy'],
  },
];

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
        ...(seed.asked ?? []).map(([acct, message]) => ({ ...participation('pending')(acct), message })),
        ...(seed.rejected ?? []).map(participation('reject')),
      ],
    };
    const draft: Draft = {
      accountId: idOf(seed.by),
      age: seed.age,
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
  for (const [index, [acct, text, to]] of replies.entries()) {
    const parent = to === undefined ? event : (drafts[to] ?? event);
    drafts.push({ accountId: idOf(acct), age: event.age - (index + 1) * 5 * MINUTE, text, parent });
  }
  return drafts;
}
