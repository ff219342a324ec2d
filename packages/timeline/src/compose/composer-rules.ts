import type { Visibility } from '@rookery/api-client';
import { type CountRules, countedLength, graphemeCount } from './counted-length.js';
import type { Draft, DraftMedia, DraftPart } from './draft.js';
import { hasWarning, isEmptyDraft } from './draft.js';
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

/** From the widest to the narrowest. Visibilities of one server family count as the scope that includes them: a list of another account is nobody's. */
const scopes: Record<Visibility, number> = {
  public: 0,
  local: 0,
  unlisted: 1,
  private: 2,
  mutuals_only: 2,
  self: 2,
  direct: 3,
  list: 3,
  unknown: 3,
};
const byScope = ['public', 'unlisted', 'private', 'direct'] as const satisfies readonly Visibility[];

/** The visibility of a reply or quote: the more restrictive of the other post's and the default. */
export function narrowerVisibility(other: Visibility, byDefault: Visibility): Visibility {
  return scopes[other] > scopes[byDefault] ? (byScope[scopes[other]] ?? 'direct') : byDefault;
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
  const isKnown = typeof name === 'string' && name !== 'unknown' && Object.hasOwn(scopes, name);
  return isKnown ? (name as Visibility) : 'direct';
}
