import type { SeededRandom } from './seeded-random.js';
import type { Draft } from './seed-draft.js';
import { DAY, HOUR, MINUTE, popularity } from './seed-draft.js';
import { EMOJI_SHORTCODES } from './media-emoji.js';
import type { MediaFactory } from './seed-media.js';
import type { Writer } from './texts.js';
import { fill } from './texts.js';
import accountTexts from './texts-accounts.json' with { type: 'json' };
import texts from './texts-posts.json' with { type: 'json' };
import replyTexts from './texts-replies.json' with { type: 'json' };
import type { World } from './world.js';
import type { AccountRecord, PollRecord, ReactionRecord, Visibility } from './records.js';

const POST_COUNT = 3500;
const SPAN = 42 * DAY;
const NEWEST = 5 * MINUTE;

export type Seeding = {
  /** Accounts that reply: neither bots nor the member. */
  repliers: AccountRecord[];
  world: World;
  random: SeededRandom;
  writer: Writer;
  media: MediaFactory;
  drafts: Draft[];
  authors: AccountRecord[];
};

export function languageOf(account: AccountRecord): string {
  return accountTexts.accounts.find(seed => seed.username === account.username && seed.host === account.host)?.language ?? 'en';
}

/** Recent posts are denser: a quarter of all posts fall into the last tenth of the six weeks. */
function randomAge(random: SeededRandom): number {
  return NEWEST + Math.floor(random.next() ** 1.7 * (SPAN - NEWEST));
}

export function pollOf(
  question: readonly string[],
  multiple: boolean,
  expiresAt: number | null,
  random: SeededRandom,
): PollRecord {
  const options = question.slice(1).map(title => ({ title, votes_count: random.integer(0, 140) }));
  const votes = options.reduce((sum, option) => sum + option.votes_count, 0);
  return {
    id: '',
    expires_at: expiresAt === null ? null : new Date(expiresAt).toISOString(),
    multiple,
    votes_count: votes,
    voters_count: multiple ? Math.ceil(votes * 0.7) : votes,
    options,
    votes: {},
  };
}

export function reactionsOf(world: World, random: SeededRandom, names: readonly string[]): ReactionRecord[] {
  return names.map(name => {
    const emoji = world.emojis.find(one => one.shortcode === name);
    return {
      name,
      count: random.integer(1, 90),
      url: emoji?.url ?? null,
      static_url: emoji?.static_url ?? null,
      account_ids: [],
    };
  });
}

function randomVisibility(random: SeededRandom): Visibility {
  const roll = random.next();
  if (roll < 0.88) return 'public';
  if (roll < 0.94) return 'unlisted';
  if (roll < 0.985) return 'private';
  return 'mutuals_only';
}

function decorate(seeding: Seeding, draft: Draft): void {
  const { random, media, world } = seeding;
  const roll = random.next();
  if (roll < 0.19) draft.media = [media.image()];
  else if (roll < 0.265) draft.media = media.images(random.integer(2, 4));
  else if (roll < 0.275) draft.media = media.images(random.integer(5, 6));
  else if (roll < 0.282) draft.media = [media.sound()];
  else if (roll < 0.29) draft.media = [media.video('video')];
  else if (roll < 0.298) draft.media = [media.video('gifv')];
  else if (roll < 0.302) draft.media = [media.image(), media.unknown()];
  else if (roll < 0.345) {
    const index = random.integer(0, texts.cards.length - 1);
    draft.card = media.card(index);
    draft.text = `${draft.text}\n\n${draft.card.url}`;
  } else if (roll < 0.36) {
    const question = random.pick(texts.polls) ?? ['Soup?', 'Yes', 'No'];
    const isOpen = random.boolean(0.4);
    draft.text = question[0] ?? '';
    draft.language = 'en';
    draft.poll = pollOf(
      question,
      random.boolean(0.3),
      isOpen ? world.now + random.integer(1, 70) * HOUR : world.now - Math.floor(draft.age / 2),
      random,
    );
  }
  if (draft.media !== undefined && random.boolean(0.07)) draft.sensitive = true;
  if (random.boolean(0.025)) draft.spoiler = random.pick(texts.warnings) ?? '';
  if (random.boolean(0.04)) draft.text = `${draft.text} :${random.pick(EMOJI_SHORTCODES) ?? 'tram'}:`;
  if (random.boolean(0.05)) {
    draft.reactions = reactionsOf(world, random, random.pick([['❤️'], ['🎉', '🚋'], ['😂', 'heron', '👀'], ['tram', '🔥']]));
  }
  if (draft.poll === undefined && random.boolean(0.02)) {
    draft.edited = { age: Math.floor(draft.age * 0.8), before: draft.text.replace('the ', 'teh ') };
  }
}

/** Drafts posts over six weeks. */
export function draftPosts(seeding: Seeding): void {
  const { random, drafts, authors, writer, world } = seeding;
  for (let index = 0; index < POST_COUNT; index += 1) {
    const account = random.boolean(0.015) ? world.accounts.get(world.memberId) : random.pick(authors);
    if (account === undefined) continue;
    const language = languageOf(account);
    const written = language === 'en' || random.boolean(0.45) ? 'en' : language;
    const favourites = popularity(random);
    const draft: Draft = {
      accountId: account.id,
      age: randomAge(random),
      text: account.bot ? writer.report(account.username) : writer.post(written),
      language: written,
      visibility: randomVisibility(random),
      favourites,
      reblogs: Math.floor(favourites * random.next() * 0.35),
    };
    if (!account.bot) decorate(seeding, draft);
    if (random.boolean(0.05)) draft.marks = random.boolean(0.6) ? ['favourite'] : ['bookmark'];
    drafts.push(draft);
  }
}

/** Drafts reblogs of, quotes of and replies to earlier drafts. */
export function draftResponses(seeding: Seeding): void {
  const { random, drafts, repliers, writer, world } = seeding;
  const originals = drafts.filter(draft => draft.visibility === 'public' && draft.reblogOf === undefined);
  for (let index = 0; index < 760; index += 1) {
    const of = random.pick(originals);
    const account = random.pick(repliers);
    if (of === undefined || account === undefined || of.accountId === account.id) continue;
    const age = NEWEST + Math.floor((of.age - NEWEST) * (0.2 + random.next() * 0.79));
    const language = languageOf(account);
    const favourites = Math.floor(popularity(random) / 4);
    if (index % 5 < 2) drafts.push({ accountId: account.id, age, text: '', reblogOf: of });
    else if (index % 10 === 2)
      drafts.push({
        accountId: account.id,
        age,
        text: writer.reply(language),
        language,
        quote: { state: 'accepted', of },
        favourites,
      });
    else {
      const name = world.accounts.get(of.accountId)?.acct ?? '';
      drafts.push({ accountId: account.id, age, text: `@${name} ${writer.reply(language)}`, language, parent: of, favourites });
    }
  }
}

/** Drafts a thread of `size` replies. Each is slightly newer than its parent; `nesting`, 0 to 1, is the probability of a nested reply. */
export function draftThread(seeding: Seeding, root: Draft, size: number, nesting: number): void {
  const { random, drafts, repliers, writer, world } = seeding;
  const members: Draft[] = [root];
  const room = root.age - 6 * MINUTE;
  for (let index = 0; index < size; index += 1) {
    const parent = random.boolean(nesting)
      ? members[members.length - 1 - random.integer(0, Math.min(3, members.length - 1))]
      : random.boolean(0.5)
        ? root
        : random.pick(members);
    const account = random.pick(repliers);
    if (parent === undefined || account === undefined) continue;
    const age = Math.min(parent.age - 1, root.age - Math.floor((room * 0.9 * (index + 1)) / (size + 1)));
    const name = world.accounts.get(parent.accountId)?.acct ?? '';
    const language = languageOf(account);
    const reply =
      size > 100 && language === 'en' && random.boolean(0.6)
        ? fill(random.pick(replyTexts.threadTurns) ?? '', random)
        : writer.reply(language);
    const draft: Draft = {
      accountId: account.id,
      age,
      text: `@${name} ${reply}`,
      language,
      parent,
      favourites: Math.floor(popularity(random) / 6),
    };
    if (random.boolean(0.03)) draft.media = [seeding.media.image()];
    members.push(draft);
    drafts.push(draft);
  }
}
