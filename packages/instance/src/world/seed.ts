import { createStatus } from './actions.js';
import { createSeededRandom } from './seeded-random.js';
import { createMediaFactory } from './seed-media.js';
import { seedChats } from './seed-chats.js';
import { seedLists } from './seed-lists.js';
import { seedAccounts } from './seed-accounts.js';
import type { Seeding } from './seed-posts.js';
import { draftResponses, draftPosts, languageOf } from './seed-posts.js';
import { draftFixedPosts } from './seed-fixed-posts.js';
import { draftDirectPosts } from './seed-direct-posts.js';
import { draftEvents } from './seed-events.js';
import { addDrafts } from './seed-draft.js';
import { seedStandings } from './seed-standing.js';
import { seedTags } from './seed-tags.js';
import { createWriter } from './texts.js';
import type { World } from './world.js';
import { addLink, emptyWorld, hasLink, snowflake } from './world.js';
import type { StatusRecord } from './records.js';

export type WorldOptions = {
  seed: number;
  /** Epoch milliseconds. Ids depend on the day, times on the millisecond. */
  now: number;
  /** This server's origin, 'https://rookery.example' by default. */
  origin?: string;
  /** Adds seeded events. */
  hasEvents?: boolean;
  /** Messages of a long chat of the member, 0 by default: no such chat. */
  longChat?: number;
};

/** Creates a world of generated accounts and statuses. The same seed gives the same world throughout a day. */
export function createWorld({
  seed,
  now,
  origin = 'https://rookery.example',
  hasEvents = false,
  longChat = 0,
}: WorldOptions): World {
  const world = emptyWorld(seed, now, origin);
  const random = createSeededRandom(seed);
  seedAccounts(world, random);
  seedLists(world);
  const authors = [...world.accounts.values()].filter(account => account.id !== world.memberId && !account.memorial);
  const seeding: Seeding = {
    world,
    random,
    writer: createWriter(random),
    media: createMediaFactory(random),
    drafts: [],
    authors,
    repliers: authors.filter(account => !account.bot),
  };
  draftPosts(seeding);
  draftResponses(seeding);
  draftFixedPosts(seeding);
  draftDirectPosts(seeding);
  if (hasEvents) draftEvents(seeding);
  addDrafts(world, seeding.drafts);
  seedTags(world, random);
  seedChats(world, longChat);
  seedFollowRequests(world);
  seedStandings(world);
  return world;
}

/** The newest accounts that do not follow the member ask to follow it. */
function seedFollowRequests(world: World): void {
  const { memberId } = world;
  const strangers = [...world.accounts.values()].filter(
    ({ id, host, bot, memorial }) =>
      host !== null && id !== memberId && !bot && !memorial && !hasLink(world.following, id, memberId),
  );
  for (const { id } of strangers.slice(-2)) addLink(world.requests, id, memberId);
}

/** Creates a status by an account that `viewerId` follows; null when there is none. */
export function nextStatusFor(world: World, viewerId: string, now: number): StatusRecord | null {
  const random = createSeededRandom(world.seed * 7919 + world.order.length + world.journal.length * 31);
  const followed = [...(world.following.get(viewerId) ?? [])].flatMap(id => world.accounts.get(id) ?? []);
  const account = random.pick(followed.filter(one => !one.memorial && !one.bot));
  if (account === undefined) return null;
  const language = languageOf(account);
  const maker = createMediaFactory(random);
  const media = random.boolean(0.25) ? [maker.image()].map(one => ({ ...one, id: snowflake(now, world.order.length) })) : [];
  return createStatus(world, { account_id: account.id, text: createWriter(random).post(language), language, media }, now);
}
