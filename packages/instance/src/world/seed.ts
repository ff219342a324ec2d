import { createStatus } from './actions.js';
import { createSeededRandom } from './seeded-random.js';
import { createMediaMaker } from './seed-media.js';
import { seedLists } from './seed-lists.js';
import { seedPeople } from './seed-people.js';
import type { Seeding } from './seed-posts.js';
import { draftEchoes, draftPosts, languageOf } from './seed-posts.js';
import { draftSpecials } from './seed-specials.js';
import { fileDrafts } from './seed-draft.js';
import { seedTags } from './seed-tags.js';
import { createWriter } from './texts.js';
import type { StatusRecord, World } from './world.js';
import { emptyWorld, snowflake } from './world.js';

export type WorldOptions = {
  seed: number;
  /** Epoch milliseconds. Ids depend on the day only, times on the millisecond. */
  now: number;
  /** This server's own origin, 'https://rookery.example' unless given. */
  origin?: string;
};

/** A small town of trams, letterpress, birds and harbours: the same seed on the same day is the same town. */
export function createWorld({ seed, now, origin = 'https://rookery.example' }: WorldOptions): World {
  const world = emptyWorld(seed, now, origin);
  const random = createSeededRandom(seed);
  seedPeople(world, random);
  seedLists(world);
  const voices = [...world.accounts.values()].filter(account => account.id !== world.memberId && !account.memorial);
  const seeding: Seeding = {
    world,
    random,
    writer: createWriter(random),
    media: createMediaMaker(random),
    drafts: [],
    voices,
    talkers: voices.filter(account => !account.bot),
  };
  draftPosts(seeding);
  draftEchoes(seeding);
  draftSpecials(seeding);
  fileDrafts(world, seeding.drafts);
  seedTags(world, random);
  return world;
}

/** Makes a new post, now, by somebody `viewerId` follows, that belongs in their home; null when they follow nobody. */
export function nextStatusFor(world: World, viewerId: string, now: number): StatusRecord | null {
  const random = createSeededRandom(world.seed * 7919 + world.order.length + world.journal.length * 31);
  const followed = [...(world.following.get(viewerId) ?? [])].flatMap(id => world.accounts.get(id) ?? []);
  const account = random.pick(followed.filter(one => !one.memorial && !one.bot));
  if (account === undefined) return null;
  const language = languageOf(account);
  const maker = createMediaMaker(random);
  const media = random.boolean(0.25) ? [maker.image()].map(one => ({ ...one, id: snowflake(now, world.order.length) })) : [];
  return createStatus(world, { account_id: account.id, text: createWriter(random).post(language), language, media }, now);
}
