import type { MediaAttachment, ScheduledStatus, Status, Visibility } from '@rookery/api-client';
import { wordsOf, wordsOfHtml } from './plain-words.js';

/** A file of a post to send. Its upload, if it has one, is that of the record with the same id. */
export interface PostMedia {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly focus: { readonly x: number; readonly y: number } | null;
  /** The file at the server; null until it is uploaded. */
  readonly attachment: MediaAttachment | null;
}

/** A post as its author wrote it: the payload of records of the kinds `post`, `scheduled` and `edit` (POST-01). */
export interface PostPayload {
  readonly text: string;
  /** The content warning; null: none. */
  readonly spoilerText: string | null;
  readonly sensitive: boolean;
  readonly media: readonly PostMedia[];
  /** `expiresIn`: seconds from the moment of sending. */
  readonly poll: { readonly options: readonly string[]; readonly expiresIn: number; readonly multiple: boolean } | null;
  readonly visibility: Visibility;
  /** ISO 639 code; null: not stated. */
  readonly language: string | null;
  readonly inReplyToId: string | null;
  /** The record that this post replies to, until that one is sent; then `inReplyToId` names its post. */
  readonly replyToRecord: string | null;
  readonly quoteId: string | null;
  /** Epoch ms; null: at once. */
  readonly scheduledAt: number | null;
  /** The post that is edited; null: a new one. */
  readonly editedId: string | null;
  /** The text that the client put in front of a reply. */
  readonly prefilledText: string;
  /** Handles that the post is addressed to beside those in its text; absent: the text alone mentions accounts. */
  readonly to?: readonly string[];
  /** Ids of the newest own posts before the first attempt; null: not requested yet. */
  readonly knownIds: readonly string[] | null;
  /** Ids of the scheduled statuses before the first attempt; absent: not requested. */
  readonly knownScheduledIds?: readonly string[];
}

/** Times of scheduled posts are compared to the minute: servers drop the seconds. */
const SAME_TIME_MS = 60_000;

/**
 * The status that a payload became, among the newest own statuses. Compares with what was known before, and with no clock: a device's may
 * be wrong by days.
 *
 * @param newest Newest first, without reblogs.
 * @param isTaken Whether a status is the result of another record: equal texts are two posts.
 */
export function findSentPost(
  payload: PostPayload,
  newest: readonly Status[],
  isTaken: (statusId: string) => boolean,
): Status | null {
  const candidates = unknownOf(newest, payload.knownIds ?? []).filter(({ id }) => !isTaken(id));
  return candidates.findLast(status => isSamePost(payload, status)) ?? null;
}

/** The statuses that are newer than every known one. A page without a known one is newer as a whole. */
export function unknownOf(newest: readonly Status[], knownIds: readonly string[]): readonly Status[] {
  const known = newest.findIndex(({ id }) => knownIds.includes(id));
  return known < 0 ? newest : newest.slice(0, known);
}

function isSamePost(payload: PostPayload, status: Status): boolean {
  return isSameBesideText(payload, status) && wordsOfHtml(status.content) === wordsOf(payload.text);
}

/** Whether everything but the text agrees. */
export function isSameBesideText(payload: PostPayload, status: Status): boolean {
  const options = status.poll?.options.map(({ title }) => wordsOf(title));
  return (
    status.reblog === null &&
    status.in_reply_to_id === payload.inReplyToId &&
    wordsOf(status.spoiler_text) === wordsOf(payload.spoilerText ?? '') &&
    status.media_attachments.length === payload.media.length &&
    // A server without polls drops them.
    (options === undefined || options.join('\n') === (payload.poll?.options ?? []).map(wordsOf).join('\n'))
  );
}

/** The scheduled statuses that a payload became, those that were known before left out. A request that a browser repeated has become two. */
export function findScheduled(payload: PostPayload, scheduled: readonly ScheduledStatus[]): readonly ScheduledStatus[] {
  return scheduled.filter(
    ({ id, scheduled_at, params, media_attachments }) =>
      payload.knownScheduledIds?.includes(id) !== true &&
      scheduled_at !== null &&
      Math.abs(Date.parse(scheduled_at) - (payload.scheduledAt ?? 0)) < SAME_TIME_MS &&
      wordsOf(params.text) === wordsOf(payload.text) &&
      media_attachments.length === payload.media.length,
  );
}
