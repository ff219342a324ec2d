import { field, type Api } from './api.ts';
import type { Json } from './posts.ts';
import { isInHome, measurePatience, timeUntil } from './queue.ts';

/** Everything that the suite has written, for the checks. An absent part is not supported by the server. */
export interface Seeded {
  /** Marks this run: the hashtag of every post. */
  readonly tag: string;
  readonly reader: Json;
  readonly writer: Json;
  /** Ids of the posts of the writer, oldest first. */
  readonly postIds: readonly string[];
  /** The middle of a thread: it has a parent and an answer. */
  readonly threadId: string;
  readonly listId: string | null;
  /** How long to wait for what the server does later, in ms. */
  readonly patience: number;
  /** Parts that the server has no support for, with its answer. */
  readonly unsupported: readonly string[];
}

const POSTS = 60;

/** A PNG of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Writes 60 posts of every kind, a thread, reblogs and a list. `writer` posts what `reader` will read in Home. */
export async function seed(reader: Api, writer: Api): Promise<Seeded> {
  const tag = `interop${Date.now().toString(36)}`;
  const unsupported: string[] = [];
  const [readerAccount, writerAccount] = [await ownAccount(reader), await ownAccount(writer)];
  await reader.send('POST', `/api/v1/accounts/${field(writerAccount, 'id')}/follow`);
  await acceptFollow(reader, writer, readerAccount, writerAccount);

  const patience = await measurePatience(reader, async () => field(await post(writer, { status: `Measured ${tag}` }), 'id'));
  const readerName = field(readerAccount, 'username');
  const postIds: string[] = [];
  for (let number = 1; number <= POSTS; number += 1) {
    const { fields, need } = await draft(writer, number, readerName, tag);
    const posted = await post(writer, fields);
    postIds.push(field(posted, 'id'));
    if (need === 'media' && !hasMedia(posted)) unsupported.push('media: the attachment is not in the post');
    if (need === 'poll' && (posted['poll'] ?? null) === null) unsupported.push('polls: the post has none');
  }
  const threadId = await seedThread(reader, writer, tag);
  for (const id of [postIds[3], postIds[7]]) {
    const { status } = await reader.send('POST', `/api/v1/statuses/${id}/reblog`);
    if (status !== 200) unsupported.push(`reblogs: ${status}`);
  }
  const { listId, refusal } = await seedList(reader, field(writerAccount, 'id'), tag);
  if (refusal !== null) unsupported.push(refusal);
  // The last post comes last through the queue.
  await timeUntil(() => isInHome(reader, postIds.at(-1) ?? ''), patience);
  return { tag, reader: readerAccount, writer: writerAccount, postIds, threadId, listId, patience, unsupported };
}

async function ownAccount(api: Api): Promise<Json> {
  const { status, body } = await api.get('/api/v1/accounts/verify_credentials');
  if (status !== 200) throw new Error(`${api.origin} answered ${status} to a token. Is it valid?`);
  return body as Json;
}

/** A locked account approves its followers itself. */
async function acceptFollow(reader: Api, writer: Api, readerAccount: Json, writerAccount: Json): Promise<void> {
  const { body } = await reader.get(`/api/v1/accounts/relationships?id[]=${field(writerAccount, 'id')}`);
  const isRequested = Array.isArray(body) && (body[0] as Json | undefined)?.['requested'] === true;
  if (isRequested) await writer.send('POST', `/api/v1/follow_requests/${field(readerAccount, 'id')}/authorize`);
}

interface Draft {
  readonly fields: Json;
  /** The part of the answer to look at. */
  readonly need?: 'media' | 'poll';
}

/** Every tenth post has a kind of its own; the others are plain. */
async function draft(api: Api, number: number, readerName: string, tag: string): Promise<Draft> {
  const status = `Post ${number} of the run #${tag}`;
  switch (number % 10) {
    case 1:
      return { fields: { status: `${status}\nin two lines\n\nand a paragraph` } };
    case 2:
      return { fields: { status, spoiler_text: `Warning ${number}` } };
    case 4:
      return { fields: { status: `${status} for @${readerName}` } };
    case 5:
      return { fields: { status: `${status} at https://example.org/${'long/'.repeat(12)}${number}` } };
    case 6:
      return { fields: { status: `${status} <b>not bold</b> & "quoted" – 👩‍👩‍👧 日本語 عربي` } };
    case 8: {
      const mediaId = await upload(api);
      return mediaId === null
        ? { fields: { status }, need: 'media' }
        : { fields: { status, media_ids: [mediaId] }, need: 'media' };
    }
    case 9:
      return { fields: { status, poll: { options: ['One', 'Two'], expires_in: 86_400 } }, need: 'poll' };
    default:
      return { fields: { status } };
  }
}

async function upload(api: Api): Promise<string | null> {
  const form = new FormData();
  form.set('file', new File([pixel], 'pixel.png', { type: 'image/png' }));
  form.set('description', 'A pixel');
  const latest = await api.send('POST', '/api/v2/media', form);
  const { status, body } = latest.status === 404 ? await api.send('POST', '/api/v1/media', form) : latest;
  return status === 200 || status === 202 ? field(body, 'id') : null;
}

const hasMedia = (posted: Json): boolean => Array.isArray(posted['media_attachments']) && posted['media_attachments'].length > 0;

/** Creates a public post. Throws where the server refuses it: nothing can be compared then. */
export async function post(api: Api, fields: Json): Promise<Json> {
  const { status, body } = await api.send('POST', '/api/v1/statuses', { visibility: 'public', ...fields });
  if (status !== 200) throw new Error(`POST /api/v1/statuses was answered with ${status}`);
  return body as Json;
}

async function seedThread(reader: Api, writer: Api, tag: string): Promise<string> {
  const root = await post(writer, { status: `The root #${tag}` });
  const middle = await post(reader, { status: `An answer #${tag}`, in_reply_to_id: field(root, 'id') });
  await post(writer, { status: `An answer to the answer #${tag}`, in_reply_to_id: field(middle, 'id') });
  await post(writer, { status: `Another answer #${tag}`, in_reply_to_id: field(middle, 'id') });
  return field(middle, 'id');
}

async function seedList(reader: Api, accountId: string, tag: string): Promise<{ listId: string | null; refusal: string | null }> {
  const created = await reader.send('POST', '/api/v1/lists', { title: tag });
  const listId = field(created.body, 'id');
  if (created.status !== 200 || listId === '') return { listId: null, refusal: `lists: ${created.status}` };
  const added = await reader.send('POST', `/api/v1/lists/${listId}/accounts`, { account_ids: [accountId] });
  return added.status === 200 ? { listId, refusal: null } : { listId: null, refusal: `members of lists: ${added.status}` };
}
