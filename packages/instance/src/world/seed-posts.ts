import type { Chance } from './chance.js';
import type { Draft } from './seed-draft.js';
import { DAY, HOUR, MINUTE, popularity } from './seed-draft.js';
import type { MediaMaker } from './seed-media.js';
import type { Writer } from './texts.js';
import { fill } from './texts.js';
import { PEOPLE } from './texts-people.js';
import { CARDS, POLLS, WARNINGS } from './texts-posts.js';
import { THREAD_TURNS } from './texts-replies.js';
import type { AccountRecord, PollRecord, ReactionRecord, Visibility, World } from './world.js';

const POST_COUNT = 3500;
const SPAN = 42 * DAY;
const NEWEST = 5 * MINUTE;

export type Seeding = {
  /** Those who take part in conversations: neither machines nor the member. */
  talkers: AccountRecord[];
  world: World;
  chance: Chance;
  writer: Writer;
  media: MediaMaker;
  drafts: Draft[];
  voices: AccountRecord[];
};

export function languageOf(account: AccountRecord): string {
  return PEOPLE.find(person => person.username === account.username && person.host === account.host)?.language ?? 'en';
}

/** Densest lately: a quarter of all posts fall into the last tenth of the six weeks. */
function someAge(chance: Chance): number {
  return NEWEST + Math.floor(chance.next() ** 1.7 * (SPAN - NEWEST));
}

export function pollOf(question: readonly string[], multiple: boolean, expiresAt: number | null, chance: Chance): PollRecord {
  const options = question.slice(1).map(title => ({ title, votes_count: chance.whole(0, 140) }));
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

export function reactionsOf(world: World, chance: Chance, names: readonly string[]): ReactionRecord[] {
  return names.map(name => {
    const emoji = world.emojis.find(one => one.shortcode === name);
    return { name, count: chance.whole(1, 90), url: emoji?.url ?? null, static_url: emoji?.static_url ?? null, account_ids: [] };
  });
}

function someVisibility(chance: Chance): Visibility {
  const luck = chance.next();
  if (luck < 0.88) return 'public';
  if (luck < 0.94) return 'unlisted';
  if (luck < 0.985) return 'private';
  return 'mutuals_only';
}

function decorate(seeding: Seeding, draft: Draft): void {
  const { chance, media, world } = seeding;
  const luck = chance.next();
  if (luck < 0.19) draft.media = [media.image()];
  else if (luck < 0.265) draft.media = media.images(chance.whole(2, 4));
  else if (luck < 0.275) draft.media = media.images(chance.whole(5, 6));
  else if (luck < 0.282) draft.media = [media.sound()];
  else if (luck < 0.29) draft.media = [media.video('video')];
  else if (luck < 0.298) draft.media = [media.video('gifv')];
  else if (luck < 0.302) draft.media = [media.image(), media.unknown()];
  else if (luck < 0.345) {
    const index = chance.whole(0, CARDS.length - 1);
    draft.card = media.card(index);
    draft.text = `${draft.text}\n\n${draft.card.url}`;
  } else if (luck < 0.36) {
    const question = chance.pick(POLLS) ?? ['Soup?', 'Yes', 'No'];
    const isOpen = chance.maybe(0.4);
    draft.text = question[0] ?? '';
    draft.language = 'en';
    draft.poll = pollOf(
      question,
      chance.maybe(0.3),
      isOpen ? world.now + chance.whole(1, 70) * HOUR : world.now - Math.floor(draft.age / 2),
      chance,
    );
  }
  if (draft.media !== undefined && chance.maybe(0.07)) draft.sensitive = true;
  if (chance.maybe(0.025)) draft.spoiler = chance.pick(WARNINGS) ?? '';
  if (chance.maybe(0.04)) draft.text = `${draft.text} :${chance.pick(world.emojis)?.shortcode ?? 'tram'}:`;
  if (chance.maybe(0.05)) {
    draft.reactions = reactionsOf(world, chance, chance.pick([['❤️'], ['🎉', '🚋'], ['😂', 'heron', '👀'], ['tram', '🔥']]));
  }
  if (draft.poll === undefined && chance.maybe(0.02)) {
    draft.edited = { age: Math.floor(draft.age * 0.8), before: draft.text.replace('the ', 'teh ') };
  }
}

/** One post each, over six weeks. */
export function draftPosts(seeding: Seeding): void {
  const { chance, drafts, voices, writer, world } = seeding;
  for (let index = 0; index < POST_COUNT; index += 1) {
    const account = chance.maybe(0.015) ? world.accounts.get(world.memberId) : chance.pick(voices);
    if (account === undefined) continue;
    const language = languageOf(account);
    const written = language === 'en' || chance.maybe(0.45) ? 'en' : language;
    const favourites = popularity(chance);
    const draft: Draft = {
      accountId: account.id,
      age: someAge(chance),
      text: account.bot ? writer.report(account.username) : writer.post(written),
      language: written,
      visibility: someVisibility(chance),
      favourites,
      reblogs: Math.floor(favourites * chance.next() * 0.35),
    };
    if (!account.bot) decorate(seeding, draft);
    if (chance.maybe(0.05)) draft.marks = chance.maybe(0.6) ? ['favourite'] : ['bookmark'];
    drafts.push(draft);
  }
}

/** People repeat, quote and answer what they read. */
export function draftEchoes(seeding: Seeding): void {
  const { chance, drafts, talkers, writer, world } = seeding;
  const originals = drafts.filter(draft => draft.visibility === 'public' && draft.reblogOf === undefined);
  for (let index = 0; index < 760; index += 1) {
    const of = chance.pick(originals);
    const account = chance.pick(talkers);
    if (of === undefined || account === undefined || of.accountId === account.id) continue;
    const age = NEWEST + Math.floor((of.age - NEWEST) * (0.2 + chance.next() * 0.79));
    const language = languageOf(account);
    const favourites = Math.floor(popularity(chance) / 4);
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

/** A conversation of `size` answers below a post, at varied depth; each a little later than what it answers. */
export function draftThread(seeding: Seeding, root: Draft, size: number, deepness: number): void {
  const { chance, drafts, talkers, writer, world } = seeding;
  const members: Draft[] = [root];
  const room = root.age - 6 * MINUTE;
  for (let index = 0; index < size; index += 1) {
    const parent = chance.maybe(deepness)
      ? members[members.length - 1 - chance.whole(0, Math.min(3, members.length - 1))]
      : chance.maybe(0.5)
        ? root
        : chance.pick(members);
    const account = chance.pick(talkers);
    if (parent === undefined || account === undefined) continue;
    const age = Math.min(parent.age - 1, root.age - Math.floor((room * 0.9 * (index + 1)) / (size + 1)));
    const name = world.accounts.get(parent.accountId)?.acct ?? '';
    const language = languageOf(account);
    const said =
      size > 100 && language === 'en' && chance.maybe(0.6)
        ? fill(chance.pick(THREAD_TURNS) ?? '', chance)
        : writer.reply(language);
    const draft: Draft = {
      accountId: account.id,
      age,
      text: `@${name} ${said}`,
      language,
      parent,
      favourites: Math.floor(popularity(chance) / 6),
    };
    if (chance.maybe(0.03)) draft.media = [seeding.media.image()];
    members.push(draft);
    drafts.push(draft);
  }
}
