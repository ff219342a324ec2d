import { HOUR, MINUTE, type Draft } from './seed-draft.js';
import posts from './seed-fixed-posts.json' with { type: 'json' };
import type { CardRecord, MediaRecord, QuoteState } from './records.js';
import type { MediaFactory } from './seed-media.js';
import { draftThread, languageOf, pollOf, reactionsOf, type Seeding } from './seed-posts.js';

/** A post of `seed-fixed-posts.json`. Fields that a draft has, too, mean the same there. */
interface FixedPost extends Pick<
  Draft,
  'text' | 'language' | 'visibility' | 'spoiler' | 'sensitive' | 'isOrphan' | 'favourites' | 'reblogs' | 'marks' | 'isPinned'
> {
  /** The name by which later posts refer to this one. */
  readonly id?: string;
  readonly acct: string;
  /** Age. */
  readonly minutes: number;
  readonly parent?: string;
  readonly quote?: { readonly state: QuoteState; readonly of?: string };
  readonly media?: readonly FixedMedia[];
  /** The card with this picture; further fields replace its own. */
  readonly card?: Partial<CardRecord> & { readonly picture: number };
  readonly poll?: { readonly options: readonly string[]; readonly multiple: boolean; readonly endsInMinutes: number };
  readonly reactions?: readonly string[];
  readonly edited?: { readonly minutes: number; readonly before: string };
  /** Replies below it, and how probable it is that one answers another. */
  readonly thread?: { readonly size: number; readonly nesting: number };
  /** The number of posts that quote it. */
  readonly quotedBy?: number;
}

interface FixedMedia {
  readonly kind: 'image' | 'video' | 'gifv' | 'externalVideo' | 'sound' | 'unknown';
  readonly shape?: readonly [width: number, height: number];
  readonly palette?: number;
}

/** Posts that every seed has, and the long threads. */
export function draftFixedPosts(seeding: Seeding): void {
  const byId = new Map<string, Draft>();
  for (const post of posts as readonly FixedPost[]) {
    const draft = draftOf(post, seeding, byId);
    seeding.drafts.push(draft);
    if (post.id !== undefined) byId.set(post.id, draft);
    if (post.thread !== undefined) draftThread(seeding, draft, post.thread.size, post.thread.nesting);
    if (post.quotedBy !== undefined) draftQuotes(seeding, draft, post.quotedBy);
  }
}

function draftOf(post: FixedPost, { world, random, media: factory }: Seeding, byId: ReadonlyMap<string, Draft>): Draft {
  const {
    id: _id,
    acct,
    minutes,
    parent,
    quote,
    media,
    card,
    poll,
    reactions,
    edited,
    thread: _thread,
    quotedBy: _quotedBy,
    ...rest
  } = post;
  const draft: Draft = { ...rest, accountId: world.accountIdsByAcct.get(acct) ?? world.memberId, age: minutes * MINUTE };
  if (parent !== undefined) draft.parent = byId.get(parent);
  if (quote !== undefined) draft.quote = { state: quote.state, of: byId.get(quote.of ?? '') ?? null };
  if (media !== undefined) draft.media = media.map(item => attachmentOf(item, factory));
  if (card !== undefined) {
    const { picture, ...more } = card;
    draft.card = factory.card(picture, more);
  }
  if (poll !== undefined)
    draft.poll = pollOf(['', ...poll.options], poll.multiple, world.now + poll.endsInMinutes * MINUTE, random);
  if (reactions !== undefined) draft.reactions = reactionsOf(world, random, reactions);
  if (edited !== undefined) draft.edited = { age: edited.minutes * MINUTE, before: edited.before };
  return draft;
}

function attachmentOf({ kind, shape, palette }: FixedMedia, factory: MediaFactory): MediaRecord {
  if (kind === 'image') return factory.image(shape, palette);
  return kind === 'video' || kind === 'gifv' ? factory.video(kind) : factory[kind]();
}

/** Quotes of a post, 20 minutes apart. */
function draftQuotes({ world, drafts, random, repliers, writer }: Seeding, of: Draft, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const acct = random.pick(repliers.filter(account => languageOf(account) === 'en'))?.acct ?? 'gus';
    const accountId = world.accountIdsByAcct.get(acct) ?? world.memberId;
    const age = of.age - HOUR - index * 20 * MINUTE;
    drafts.push({ accountId, age, text: writer.reply('en'), quote: { state: 'accepted', of } });
  }
}
