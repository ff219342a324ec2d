import { blankStatus } from './actions.js';
import type { SeededRandom } from './seeded-random.js';
import { compose } from './compose.js';
import type { EventRecord } from './event-record.js';
import { indexStatus } from './tables.js';
import type { World } from './world.js';
import { snowflake } from './world.js';
import type { CardRecord, MediaRecord, PollRecord, QuoteState, ReactionRecord, StatusRecord, Visibility } from './records.js';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A status without an id. Drafts refer to each other as objects; ids are assigned in order of time. */
export type Draft = {
  accountId: string;
  /** Age in milliseconds, relative to the world's `now`. */
  age: number;
  text: string;
  language?: string | null;
  visibility?: Visibility;
  spoiler?: string;
  sensitive?: boolean;
  parent?: Draft | undefined;
  /** A reply to a deleted status. */
  isOrphan?: boolean;
  reblogOf?: Draft;
  quote?: { state: QuoteState; of: Draft | null };
  media?: MediaRecord[];
  poll?: PollRecord;
  card?: CardRecord;
  reactions?: ReactionRecord[];
  favourites?: number;
  reblogs?: number;
  quotes?: number;
  /** Age of an edit in milliseconds, and the text before it. */
  edited?: { age: number; before: string };
  /** Marks by the member. */
  marks?: ('favourite' | 'bookmark')[];
  isPinned?: boolean;
  event?: EventRecord;
  status?: StatusRecord;
};

/** A number of favourites: a handful for most posts, 0 or 1 for some, thousands for very few. */
export function popularity(random: SeededRandom): number {
  const roll = random.next();
  if (roll < 0.1) return 0;
  if (roll < 0.18) return 1;
  return Math.floor(2 + random.next() ** 5 * (roll > 0.985 ? 4200 : 260));
}

function recordOf(world: World, draft: Draft, id: string): StatusRecord {
  const at = new Date(world.now - draft.age).toISOString();
  const inner = draft.reblogOf?.status;
  const base = blankStatus(world, id, draft.accountId, at);
  if (inner !== undefined) {
    return {
      ...base,
      reblog_of_id: inner.id,
      content: inner.content,
      language: inner.language,
      sensitive: inner.sensitive,
      visibility: 'public',
    };
  }
  const isReply = draft.parent !== undefined;
  const spoiler = draft.spoiler ?? '';
  const before = draft.edited === undefined ? null : compose(world, draft.edited.before).content;
  const { content, mentions, tags, emojis } = compose(world, draft.text);
  const record: StatusRecord = {
    ...base,
    content,
    mentions,
    tags,
    emojis,
    text: draft.text,
    language: draft.language === undefined ? 'en' : draft.language,
    visibility: draft.visibility ?? 'public',
    spoiler_text: spoiler,
    sensitive: spoiler !== '' || (draft.sensitive ?? false),
    in_reply_to_id: isReply
      ? (draft.parent?.status?.id ?? null)
      : draft.isOrphan === true
        ? snowflake(world.now - draft.age - HOUR, 9)
        : null,
    in_reply_to_account_id: isReply ? (draft.parent?.accountId ?? null) : null,
    quote: draft.quote === undefined ? null : { state: draft.quote.state, quoted_status_id: draft.quote.of?.status?.id ?? null },
    favourites_count: draft.favourites ?? 0,
    reblogs_count: draft.reblogs ?? 0,
    quotes_count: draft.quotes ?? 0,
    media_attachments: draft.media ?? [],
    card: draft.card ?? null,
    poll: draft.poll === undefined ? null : { ...draft.poll, id },
    reactions: draft.reactions ?? [],
    application: base.url.startsWith(world.origin) ? { name: 'Web', website: null } : null,
    edited_at: draft.edited === undefined ? null : new Date(world.now - draft.edited.age).toISOString(),
    edits:
      draft.edited === undefined || before === null
        ? []
        : [{ created_at: at, content: before, text: draft.edited.before, spoiler_text: spoiler, sensitive: spoiler !== '' }],
  };
  if (draft.event !== undefined) record.event = draft.event;
  return record;
}

/** Assigns ids in order of time and adds the statuses. Ids count from the start of the day, so they are stable throughout it. */
export function addDrafts(world: World, drafts: Draft[]): void {
  const dayStart = Math.floor(world.now / DAY) * DAY;
  drafts.sort((one, other) => other.age - one.age);
  for (const [index, draft] of drafts.entries()) {
    const status = recordOf(world, draft, snowflake(dayStart - draft.age, index));
    draft.status = status;
    indexStatus(world, status);
    const parent = draft.parent?.status;
    if (parent !== undefined) parent.replies_count += 1;
    const quoted = draft.quote?.state === 'accepted' ? draft.quote.of?.status : undefined;
    if (quoted !== undefined) quoted.quotes_count += 1;
    if (draft.reblogOf?.status !== undefined) draft.reblogOf.status.reblogs_count += 1;
    const account = world.accounts.get(draft.accountId);
    if (account === undefined) continue;
    account.statuses_count += 1;
    account.last_status_at = status.created_at.slice(0, 10);
    if (draft.isPinned === true) account.pinned_status_ids.unshift(status.id);
    for (const mark of draft.marks ?? []) markAsMember(world, status.id, mark);
  }
}

function markAsMember(world: World, statusId: string, mark: 'favourite' | 'bookmark'): void {
  const links = mark === 'favourite' ? world.favourites : world.bookmarks;
  const mine = links.get(world.memberId) ?? new Set<string>();
  mine.add(statusId);
  links.set(world.memberId, mine);
  if (mark === 'bookmark') return;
  world.favouritedBy.set(statusId, new Set([world.memberId]));
  const status = world.statuses.get(statusId);
  if (status !== undefined) status.favourites_count = Math.max(1, status.favourites_count);
}
