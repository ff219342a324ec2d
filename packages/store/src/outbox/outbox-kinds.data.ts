import type { QueryClient } from '@tanstack/react-query';
import {
  accountsOf,
  statusesOf,
  type Client,
  type Poll,
  type ScheduledStatus,
  type Status,
  isApiError,
  isGone,
  isUnknownEndpoint,
  mediaOf,
  pollsOf,
  scheduledStatusesOf,
  statusWritingOf,
  type StatusEditDraft,
  type StatusDraft,
} from '@rookery/api-client';
import type { OutboxKind } from './outbox-environment.js';
import type { OutboxRecord } from './outbox-record.js';
import { ownAccountQuery } from '../entities/accounts.data.js';
import { createEventKinds } from './event-kinds.data.js';
import { withMentions } from './mentions-in-text.js';
import { wordsOf } from './plain-words.js';
import { findScheduled, findSentPost, isSameBesideText, unknownOf, type PostPayload } from './sent-post.js';

/** A vote in a poll: the payload of records of the kind `vote`. `choices`: indexes of the options. */
export interface VotePayload {
  readonly statusId: string;
  readonly pollId: string;
  readonly choices: readonly number[];
}

/** Own statuses that are compared. */
const NEWEST_COUNT = 20;
/** Statuses whose source is requested because their text was rendered differently. */
const MOST_SOURCES = 3;

/** Ids of what the account had before; null where the server refuses the list: it is asked for nothing more than the post. */
async function idsOf(list: () => Promise<readonly { readonly id: string }[]>): Promise<readonly string[] | null> {
  try {
    return (await list()).map(({ id }) => id);
  } catch (error) {
    if (isApiError(error) && error.kind === 'http' && error.status !== null && error.status < 500 && error.status !== 401)
      return null;
    throw error;
  }
}

/** The kinds of records that the outbox sends, for `outboxKindsOnDemand`. */
export function createOutboxKinds(client: Client, queryClient: QueryClient): Readonly<Record<string, OutboxKind>> {
  // Results of this page: two posts with the same text are two records.
  const taken = new Set<string>();
  const take = <Result extends { id: string }>(result: Result): Result => {
    taken.add(result.id);
    return result;
  };
  const newestOwn = async (): Promise<readonly Status[]> => {
    const { id } = await queryClient.fetchQuery(ownAccountQuery(client));
    return (await accountsOf(client).statuses(id, { exclude_reblogs: true, limit: NEWEST_COUNT })).items;
  };
  const listScheduled = async (): Promise<readonly ScheduledStatus[]> => {
    const { items } = await scheduledStatusesOf(client)
      .list({ limit: 40 })
      .catch((error: unknown) => {
        if (isUnknownEndpoint(error)) return { items: [] };
        throw error;
      });
    return items;
  };
  const prepare = async ({ payload }: OutboxRecord<PostPayload>): Promise<PostPayload> => ({
    ...payload,
    knownIds: (await idsOf(newestOwn)) ?? [],
  });
  const findPublished = async ({ payload }: OutboxRecord<PostPayload>): Promise<Status | null> => {
    const newest = await newestOwn();
    const isTaken = (id: string) => taken.has(id);
    const found = findSentPost(payload, newest, isTaken) ?? (await findBySource(client, payload, newest, isTaken));
    return found && take(found);
  };

  const post: OutboxKind<PostPayload, Status> = {
    prepare,
    async send(record) {
      await describeUploads(client, record);
      return take(await statusesOf(client).create(postRequest(record), { idempotencyKey: record.id }));
    },
    find: findPublished,
  };
  // Of this page: scheduled posts that are results, and how many are being sent.
  const takenScheduled = new Set<string>();
  let sendingCount = 0;
  const findOwnScheduled = async ({ payload }: OutboxRecord<PostPayload>): Promise<readonly ScheduledStatus[]> =>
    findScheduled(payload, await listScheduled()).filter(({ id }) => !takenScheduled.has(id));
  /**
   * A browser repeats a request by itself when a connection that it had used before ends without an answer, and no key protects a scheduled
   * post. All are kept while another one is sent, and where it is unknown what was scheduled before: one of them may be wanted.
   */
  const cancelRepeated = async ({ payload }: OutboxRecord<PostPayload>, repeated: readonly ScheduledStatus[]): Promise<void> => {
    if (payload.knownScheduledIds === undefined || sendingCount > 0) return;
    for (const { id } of repeated) await scheduledStatusesOf(client).cancel(id);
  };
  const scheduled: OutboxKind<PostPayload, Status | ScheduledStatus> = {
    async prepare(record) {
      const knownScheduledIds = await idsOf(listScheduled);
      return { ...(await prepare(record)), ...(knownScheduledIds !== null && { knownScheduledIds }) };
    },
    async send(record) {
      await describeUploads(client, record);
      const scheduled_at = new Date(record.payload.scheduledAt ?? 0).toISOString();
      sendingCount += 1;
      const sent = statusWritingOf(client).schedule({ ...postRequest(record), scheduled_at }, { idempotencyKey: record.id });
      const result = await sent.finally(() => (sendingCount -= 1));
      takenScheduled.add(result.id);
      // The post is sent: what fails from here on is no failure of it.
      await findOwnScheduled(record)
        .then(repeated => cancelRepeated(record, repeated))
        .catch(() => undefined);
      return result;
    },
    async find(record) {
      const [first, ...repeated] = await findOwnScheduled(record);
      // A server that does not schedule has published it at once.
      if (first === undefined) return findPublished(record);
      takenScheduled.add(first.id);
      await cancelRepeated(record, repeated).catch(() => undefined);
      return first;
    },
  };
  const edit: OutboxKind<PostPayload, Status> = {
    send: record => statusWritingOf(client).edit(record.payload.editedId ?? '', editRequest(record)),
    async find({ payload }) {
      const statusId = payload.editedId ?? '';
      const source = await statusWritingOf(client)
        .source(statusId)
        .catch((error: unknown) => {
          if (isGone(error)) return null;
          throw error;
        });
      const isSame =
        source !== null && source.text.trim() === payload.text.trim() && source.spoiler_text === (payload.spoilerText ?? '');
      if (!isSame) return null;
      const status = await statusesOf(client).get(statusId);
      return status.media_attachments.length === payload.media.length ? status : null;
    },
  };
  const vote: OutboxKind<VotePayload, Poll> = {
    async send({ payload }) {
      try {
        return await pollsOf(client).vote(payload.pollId, payload.choices);
      } catch (error) {
        // 422: the earlier attempt has arrived, or the poll has ended.
        const poll =
          isApiError(error) && error.status === 422
            ? await pollsOf(client)
                .get(payload.pollId)
                .catch(() => null)
            : null;
        if (poll?.voted === true) return poll;
        throw error;
      }
    },
    async find({ payload }) {
      const poll = await pollsOf(client).get(payload.pollId);
      return poll.voted ? poll : null;
    },
  };
  return { post, scheduled, edit, vote, ...createEventKinds(client, queryClient) };
}

async function findBySource(
  client: Client,
  payload: PostPayload,
  newest: readonly Status[],
  isTaken: (id: string) => boolean,
): Promise<Status | null> {
  const candidates = unknownOf(newest, payload.knownIds ?? []).filter(
    status => !isTaken(status.id) && isSameBesideText(payload, status),
  );
  for (const status of candidates.slice(-MOST_SOURCES).toReversed()) {
    const source = await statusWritingOf(client)
      .source(status.id)
      .catch(() => null);
    if (source !== null && wordsOf(source.text) === wordsOf(payload.text)) return status;
  }
  return null;
}

/** Writes the descriptions and focal points that were changed after the upload. */
async function describeUploads(client: Client, { payload, uploads }: OutboxRecord<PostPayload>): Promise<void> {
  for (const { id, attachment, description, focus } of payload.media) {
    const isNew = uploads.some(upload => upload.id === id && upload.mediaId === attachment?.id);
    if (!isNew || attachment === null) continue;
    const was = attachment.meta?.focus ?? { x: 0, y: 0 };
    const isFocused = focus === null || (was.x === focus.x && was.y === focus.y);
    if ((attachment.description ?? '') === description && isFocused) continue;
    await mediaOf(client).update(attachment.id, { description, ...(focus && { focus }) });
  }
}

function mediaIds({ payload, uploads }: OutboxRecord<PostPayload>): string[] {
  return payload.media.flatMap(({ id, attachment }) => uploads.find(upload => upload.id === id)?.mediaId ?? attachment?.id ?? []);
}

function commonRequest(record: OutboxRecord<PostPayload>) {
  const { text, spoilerText, sensitive, poll, language } = record.payload;
  const media_ids = mediaIds(record);
  return {
    status: text,
    ...(spoilerText === null || spoilerText.trim() === '' ? {} : { spoiler_text: spoilerText }),
    ...(sensitive ? { sensitive } : {}),
    ...(media_ids.length === 0 ? {} : { media_ids }),
    ...(poll === null ? {} : { poll: { options: poll.options, expires_in: poll.expiresIn, multiple: poll.multiple } }),
    ...(language === null ? {} : { language }),
  };
}

/** The request for a new post, without empty fields. */
function postRequest(record: OutboxRecord<PostPayload>): StatusDraft {
  const { text, visibility, inReplyToId, quoteId, to } = record.payload;
  return {
    ...commonRequest(record),
    visibility,
    ...(inReplyToId === null ? {} : { in_reply_to_id: inReplyToId }),
    ...(to === undefined ? {} : { to: withMentions(to, text) }),
    // Server families know one name or the other.
    ...(quoteId === null ? {} : { quote_id: quoteId, quoted_status_id: quoteId }),
  };
}

/** The request for an edit. Empty fields are named, because a missing one would keep its value. */
function editRequest(record: OutboxRecord<PostPayload>): StatusEditDraft {
  const { payload, uploads } = record;
  const kept = payload.media.filter(({ id }) => uploads.every(upload => upload.id !== id));
  return {
    ...commonRequest(record),
    spoiler_text: payload.spoilerText ?? '',
    sensitive: payload.sensitive,
    media_ids: mediaIds(record),
    ...(kept.length === 0
      ? {}
      : {
          media_attributes: kept.flatMap(({ attachment, description, focus }) =>
            attachment === null ? [] : [{ id: attachment.id, description, ...(focus && { focus: `${focus.x},${focus.y}` }) }],
          ),
        }),
  };
}
