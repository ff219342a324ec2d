import { shownHandle } from '@rookery/ui';
/** The rules for showing a post. Components draw, and decide nothing. */
import { coveringFilters, isBlurred } from '@rookery/store';
import type { Account, EmojiReaction, FilterResult, MediaAttachment, Status, Visibility } from '@rookery/api-client';

/** Emoji in a reaction summary (STAT-04). */
const SHOWN_REACTIONS = 3;
/** A post in a list that is taller than this is cut, in px. */
export const LONG_CONTENT_PX = 642;
/** Names on the reply line before the rest is counted. */
const SHOWN_REPLY_NAMES = 2;

/** Shorter content cannot reach `LONG_CONTENT_PX`: its height is not measured. */
const MEASURED_LENGTH = 700;
const MEASURED_BREAKS = 12;

/** Lines of a thread that join the avatars of neighbouring rows. */
export interface Connectors {
  /** From the row above to this avatar. */
  above: boolean;
  /** From this avatar to the row below. */
  below: boolean;
}

/** The post a row shows: for a reblog, the post inside it. */
export function displayStatus(status: Status): Status {
  return status.reblog ?? status;
}

/** The account that reblogged the post; null when the row is no reblog. */
export function repostedBy(status: Status): Account | null {
  return status.reblog === null ? null : status.account;
}

/** The icon and the name of each visibility (STAT-08). The name is a key of the `status` messages. */
export const visibilityLooks = {
  public: { icon: 'globe', name: 'visibilityPublic' },
  unlisted: { icon: 'moon', name: 'visibilityUnlisted' },
  private: { icon: 'lock', name: 'visibilityPrivate' },
  direct: { icon: 'mail', name: 'visibilityDirect' },
  local: { icon: 'house', name: 'visibilityLocal' },
  list: { icon: 'list', name: 'visibilityList' },
  self: { icon: 'hourglass', name: 'visibilitySelf' },
  mutuals_only: { icon: 'handshake', name: 'visibilityMutuals' },
  unknown: { icon: 'eye-off', name: 'visibilityUnknown' },
} as const satisfies Record<Visibility, { icon: string; name: string }>;

/** The visibility that a post is marked with: an open one of a server with `local_only` posts may not leave that server. */
export function shownVisibility({ visibility, local_only }: Pick<Status, 'visibility' | 'local_only'>): Visibility {
  return local_only && (visibility === 'public' || visibility === 'unlisted') ? 'local' : visibility;
}

export type QuoteView =
  | { kind: 'none' }
  /** 'Post is unavailable.' (STAT-02), with the reason where the quoted author decides over it; null: another reason, or an unknown one. */
  | { kind: 'unavailable'; reason: 'pending' | 'rejected' | 'revoked' | null }
  /** By an account that the reader blocked or muted: covered until they uncover it. */
  | { kind: 'covered'; status: Status }
  /** One of the reader's filters matches it: covered, too. */
  | { kind: 'filtered'; status: Status; results: readonly FilterResult[] }
  | { kind: 'shown'; status: Status };

/**
 * The content of a post's quote box. Only an accepted quote shows its post. Posts by blocked or muted accounts, and filtered ones, are covered. Every
 * other state, and a quote without its post, is unavailable.
 */
export function quoteView(status: Status): QuoteView {
  const quote = status.quote;
  if (quote === null) return { kind: 'none' };
  const { state, quoted_status: quoted } = quote;
  if (state === 'pending' || state === 'rejected' || state === 'revoked') return { kind: 'unavailable', reason: state };
  if (quoted === null) return { kind: 'unavailable', reason: null };
  const results = coveringFilters(quoted);
  switch (state) {
    case 'accepted':
      return results === null ? { kind: 'shown', status: quoted } : { kind: 'filtered', status: quoted, results };
    case 'blocked_account':
    case 'blocked_domain':
    case 'muted_account':
      return { kind: 'covered', status: quoted };
    default:
      return { kind: 'unavailable', reason: null };
  }
}

/** Whether media is covered until the reader uncovers it (STAT-05). A content warning counts as sensitive; media under review is always covered. */
export function isMediaCovered(status: Status, displayMedia: 'default' | 'show_all' | 'hide_all'): boolean {
  if (status.visibility === 'self' || isBlurred(status)) return true;
  if (displayMedia === 'show_all') return false;
  return displayMedia === 'hide_all' || status.sensitive || status.spoiler_text !== '';
}

/** A link card shows only on a post without media, quote or content warning. */
export function isCardShown(status: Status): boolean {
  const isAlone = status.media_attachments.length === 0 && status.quote === null && status.spoiler_text === '';
  return isAlone && status.card !== null;
}

interface ReactionSummary {
  /** Most used first, at most three. The reader's own are among them. */
  emoji: EmojiReaction[];
  /** Some emoji are not shown. */
  hasMore: boolean;
  /** All reactions, also those of emoji that are not shown. */
  total: number;
}

/**
 * The reactions of a post in one line.
 *
 * @param favourites Favourites to count in as 👍; 0 where they have their own count beside the heart.
 */
export function reactionSummary(reactions: readonly EmojiReaction[], favourites: number): ReactionSummary {
  const merged = favourites > 0 ? withThumbs(reactions, favourites) : [...reactions];
  const used = merged.filter(reaction => reaction.count > 0).toSorted((a, b) => b.count - a.count);
  const shown = used.toSorted((a, b) => Number(b.me) - Number(a.me)).slice(0, SHOWN_REACTIONS);
  return {
    emoji: used.filter(reaction => shown.includes(reaction)),
    hasMore: used.length > SHOWN_REACTIONS,
    total: used.reduce((sum, reaction) => sum + reaction.count, 0),
  };
}

function withThumbs(reactions: readonly EmojiReaction[], favourites: number): EmojiReaction[] {
  if (!reactions.some(reaction => reaction.name === '👍')) {
    return [...reactions, { name: '👍', count: favourites, me: false, url: null, static_url: null }];
  }
  return reactions.map(reaction => (reaction.name === '👍' ? { ...reaction, count: reaction.count + favourites } : reaction));
}

/** The accounts that a reply answers, the replied-to one first: at most two names and the count of the others. */
export interface ReplyLine {
  names: string[];
  moreCount: number;
}

/**
 * The line above a reply; null when the post is no reply. Without `names` it reads 'Replying to post'. Beside the replied-to post the line
 * is kept where it counts accounts that it does not name: it opens their list (MOD-14).
 *
 * @param nameOf The display name of an account; null when it is unknown, then the handle is used.
 * @param besideIds The posts of the neighbouring rows.
 */
export function replyLine(
  status: Status,
  nameOf: (accountId: string) => string | null,
  besideIds: readonly string[] = [],
): ReplyLine | null {
  if (status.in_reply_to_id === null && status.in_reply_to_account_id === null) return null;
  const target = status.in_reply_to_account_id;
  const handles = new Map(status.mentions.map(mention => [mention.id, `@${shownHandle(mention.acct)}`]));
  const isNamed = target !== null && (handles.has(target) || target === status.account.id || nameOf(target) !== null);
  const first = isNamed ? [target] : [];
  const ids = [...first, ...[...handles.keys()].filter(id => id !== target)];
  const names = ids.map(id => nameOf(id) ?? handles.get(id) ?? ownName(status.account));
  const moreCount = Math.max(0, names.length - SHOWN_REPLY_NAMES);
  if (moreCount === 0 && besideIds.includes(status.in_reply_to_id ?? '')) return null;
  return { names: names.slice(0, SHOWN_REPLY_NAMES), moreCount };
}

function ownName(account: Account): string {
  return account.display_name === '' ? `@${shownHandle(account.acct)}` : account.display_name;
}

/** Whether content is long enough that its height must be measured before it is shown whole. */
export function mayBeLong(html: string): boolean {
  return html.length > MEASURED_LENGTH || (html.match(/<(?:br|p|li|h\d)\b/giu)?.length ?? 0) > MEASURED_BREAKS;
}

/** Width divided by height as the server states it; null when it does not. */
export function attachmentRatio(attachment: MediaAttachment): number | null {
  const meta = attachment.meta;
  for (const size of [meta?.original, meta?.small]) {
    const ratio = size === null || size === undefined ? null : ratioOf(size.width, size.height, size.aspect);
    if (ratio !== null) return ratio;
  }
  return null;
}

/** The most by which a small picture is enlarged. */
const MAX_ENLARGEMENT = 2;
/** Wider than any column, px. */
const MAX_WIDTH = 10_000;

/** The greatest width of a picture in a post, px: one of 40 pixels does not fill a column. Null where the server does not state its width. */
export function widestOf({ meta }: MediaAttachment): number | null {
  const width: unknown = (meta?.original ?? meta?.small)?.width;
  return typeof width === 'number' && width > 0 ? Math.ceil(Math.min(width, MAX_WIDTH)) * MAX_ENLARGEMENT : null;
}

function ratioOf(width: unknown, height: unknown, aspect: unknown): number | null {
  if (typeof width === 'number' && typeof height === 'number' && width > 0 && height > 0) return width / height;
  return typeof aspect === 'number' && Number.isFinite(aspect) && aspect > 0 ? aspect : null;
}

/** The address of an attachment's file: its own, else its preview, else the copy on its first server. */
export function attachmentUrl(attachment: MediaAttachment): string | null {
  return attachment.url ?? attachment.preview_url ?? attachment.remote_url;
}

/** The end of a file's address in capitals ('GIF'), or empty. */
export function fileExtension(url: string): string {
  const path = url.split(/[?#]/u)[0] ?? '';
  return /\.([a-z0-9]{1,5})$/iu.exec(path)?.[1]?.toUpperCase() ?? '';
}
