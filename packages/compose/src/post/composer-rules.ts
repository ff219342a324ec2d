import type { Status, Visibility } from '@rookery/api-client';
import { type CountRules, countedLength, graphemeCount } from './counted-length.js';
import { type Draft, type DraftMedia, type DraftPart, hasWarning, isEmptyDraft } from '@rookery/store';
import { sentOptions } from './poll/poll-rules.js';

/** Why a draft cannot be sent. `empty`: nothing is written yet; the others are shown. */
export type SendRefusal = 'empty' | 'too-long' | 'description' | 'poll' | 'poll-and-media' | 'schedule';

export interface SendRules extends CountRules {
  /** The most characters of a file's description. */
  readonly descriptionCharacters: number;
  /** Whether a post may have a poll and media together. */
  readonly allowsPollWithMedia: boolean;
  /** Whether the options and the duration of a poll can be sent. */
  isPollValid(poll: NonNullable<DraftPart['poll']>): boolean;
  /** Whether the server takes a post for that time, epoch ms. */
  isTimeValid(scheduledAt: number): boolean;
}

/** Whether a part has nothing to send. Whitespace counts as nothing. */
export function isEmptyPart({ text, media, poll }: Pick<DraftPart, 'text' | 'media' | 'poll'>): boolean {
  return text.trim() === '' && media.length === 0 && poll === null;
}

/**
 * The parts that are sent, in order: empty ones are left out. A draft of a content warning alone is not empty; servers refuse a post without
 * text, so the warning becomes its text, as Mastodon does itself. Below another part it is a copy of that part's, and no post.
 */
export function sentParts(draft: Draft): readonly DraftPart[] {
  const parts = draft.parts.filter(part => !isEmptyPart(part));
  const warned = parts.length === 0 && !isEmptyDraft(draft) && draft.parts.find(hasWarning);
  return warned ? [{ ...warned, text: warned.spoilerText ?? '', spoilerText: null, sensitive: false }] : parts;
}

/** The draft as it is sent: without empty parts and options, and in `language` where none was chosen. */
export function outgoingDraft(draft: Draft, language: string | null): Draft {
  const parts = sentParts(draft).map(part =>
    part.poll === null ? part : { ...part, poll: { ...part.poll, options: sentOptions(part.poll) } },
  );
  return { ...draft, parts, language: draft.language ?? language };
}

/** Why the draft cannot be sent; null when it can (CMP-01). */
export function sendRefusal(draft: Draft, rules: SendRules): SendRefusal | null {
  const parts = sentParts(draft);
  if (parts.length === 0 || (draft.editedId === null && isEmptyDraft(draft))) return 'empty';
  for (const part of parts) {
    if (countedLength(part.text, part.spoilerText, rules) > rules.maxCharacters) return 'too-long';
    if (part.media.some(item => isDescriptionTooLong(item, rules.descriptionCharacters))) return 'description';
    if (part.poll === null) continue;
    if (part.media.length > 0 && !rules.allowsPollWithMedia) return 'poll-and-media';
    if (!rules.isPollValid(part.poll)) return 'poll';
  }
  return draft.scheduledAt !== null && !rules.isTimeValid(draft.scheduledAt) ? 'schedule' : null;
}

/** Whether the server refuses the description of a file. The server keeps one that it has, however long. */
export function isDescriptionTooLong({ description, attachment }: DraftMedia, limit: number): boolean {
  return description !== (attachment?.description ?? '') && graphemeCount(description) > limit;
}

/** Whether a file of the draft has no description. */
export function hasUndescribedMedia({ parts }: Draft): boolean {
  return parts.some(({ media }) => media.some(({ description }) => description.trim() === ''));
}

const byScope = ['public', 'unlisted', 'private', 'direct'] as const satisfies readonly Visibility[];
/** Visibilities that a reply can begin with, from the widest to the narrowest: the scopes of every server with scopes, and `local`. */
const widestFirst = ['public', 'unlisted', 'local', 'private', 'direct'] as const satisfies readonly Visibility[];

/**
 * The visibilities that reach nobody beyond each one. Followers may be on another server, so `private` is not within `local`; a list or the mutual
 * followers of another account are nobody's. A post that is addressed to accounts reaches those alone.
 */
const within: Record<Visibility, readonly Visibility[]> = {
  public: ['public', 'unlisted', 'local', 'private', 'mutuals_only', 'list', 'self', 'direct'],
  unlisted: ['unlisted', 'local', 'private', 'mutuals_only', 'list', 'self', 'direct'],
  local: ['local', 'self', 'direct'],
  private: ['private', 'mutuals_only', 'self', 'direct'],
  mutuals_only: ['mutuals_only', 'self', 'direct'],
  list: ['self', 'direct'],
  self: ['self', 'direct'],
  direct: ['direct'],
  unknown: ['direct'],
};

/** The default, where it is within the other visibility; else the widest that is within both. `hasLocal`: the server has `local` posts. */
export function narrowerVisibility(other: Visibility, byDefault: Visibility, hasLocal = false): Visibility {
  if (within[other].includes(byDefault)) return byDefault;
  const isWithinBoth = (name: Visibility): boolean => within[other].includes(name) && within[byDefault].includes(name);
  return widestFirst.find(name => (hasLocal || name !== 'local') && isWithinBoth(name)) ?? 'direct';
}

/** The visibility that a reply to a post or a quote of it begins with: never wider than the post (CMP-01). */
export function visibilityBeside(post: Pick<Status, 'visibility' | 'local_only'>, byDefault: Visibility): Visibility {
  // Servers that have the flag alone do not take `local` as a visibility.
  const hasLocal = post.visibility === 'local';
  const begun = narrowerVisibility(post.visibility, byDefault, hasLocal);
  return post.local_only ? narrowerVisibility('local', begun, hasLocal) : begun;
}

/** The visibilities to choose from: those every server with scopes has, and the current one. */
export function offeredVisibilities(current: Visibility, hasScopes: boolean): readonly Visibility[] {
  const offered: readonly Visibility[] = hasScopes ? byScope : ['public'];
  return offered.includes(current) ? offered : [...offered, current];
}

/** The visibility of new posts that a server names; 'public' where it names none. */
export function defaultVisibility(name: unknown): Visibility {
  return typeof name === 'string' && name !== '' ? sendableVisibility(name) : 'public';
}

/** A visibility that a new post can be sent with: a name that is not known becomes the narrowest. */
export function sendableVisibility(name: unknown): Visibility {
  const isKnown = typeof name === 'string' && name !== 'unknown' && Object.hasOwn(within, name);
  return isKnown ? (name as Visibility) : 'direct';
}
