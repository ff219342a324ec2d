import type { Account, Status } from '@rookery/api-client';
import { textOfHtml } from '../outbox/plain-words.js';

/** The kinds of documents. */
export type SearchedKind = 'post' | 'message' | 'account';

/** A post, a chat message or an account, as a search reads it and shows it. */
export interface SearchDocument {
  /** Its kind and its own id: `post:112`. */
  readonly id: string;
  readonly kind: SearchedKind;
  /** The id of the post, the message or the account. */
  readonly entityId: string;
  /** When it was written, in epoch ms; when an account was read last. */
  readonly time: number;
  readonly accountId: string;
  /** The account as the server writes it: without its host where it is the reader's. */
  readonly acct: string;
  /** The same with the host. */
  readonly fqn: string;
  readonly name: string;
  readonly avatar: string;
  /** Plain texts: that of the post, then its warning, descriptions of media, options of its poll, titles. */
  readonly texts: readonly string[];
  /** The accounts that a post mentions, each with its host where the server writes one. */
  readonly to: readonly string[];
  readonly hasMedia: boolean;
  readonly hasPoll: boolean;
  /** The post has an event. */
  readonly isEvent: boolean;
  /** The chat of a message. */
  readonly chatId: string | null;
}

/** A document as it leaves the page: the worker makes a plain text of its HTML, which is put before the other texts. */
export interface SearchSource extends SearchDocument {
  /** HTML of a server. */
  readonly html: string;
}

/** A text longer than this is cut: nobody reads it in a list of results, and one post must not fill the index. */
const MOST_CHARACTERS = 20_000;

const authorOf = ({ id, acct, fqn, display_name, username, avatar_static }: Account) => ({
  accountId: id,
  acct,
  fqn,
  name: display_name || username,
  avatar: avatar_static,
});

/**
 * The post as it was shown; null for one that the reader's filters hide, and for a reblog, whose post is a status of its own. A direct post is a message.
 *
 * @param hasChats Whether messages are searched.
 */
export function sourceOfStatus(status: Status, hasChats: boolean): SearchSource | null {
  const kind = status.visibility === 'direct' ? 'message' : 'post';
  if (kind === 'message' && !hasChats) return null;
  // A status that the index itself has put into the cache has no `uri`.
  if (status.reblog !== null || status.uri === '' || status.filtered.some(({ filter }) => filter?.filter_action === 'hide'))
    return null;
  const { id, spoiler_text, content, media_attachments, poll, card, event, mentions } = status;
  return {
    id: documentId(kind, id),
    kind,
    entityId: id,
    time: timeOf(status.created_at),
    ...authorOf(status.account),
    html: content,
    texts: [
      spoiler_text,
      event?.name ?? '',
      ...media_attachments.map(({ description }) => description ?? ''),
      ...(poll?.options.map(({ title }) => title) ?? []),
      card?.title ?? '',
    ].filter(text => text !== ''),
    to: mentions.map(({ acct }) => acct),
    hasMedia: media_attachments.length > 0,
    hasPoll: poll !== null,
    isEvent: event !== null,
    chatId: null,
  };
}

/** @param seenAt Epoch ms. */
export function sourceOfAccount(account: Account, seenAt: number): SearchSource {
  return {
    id: documentId('account', account.id),
    kind: 'account',
    entityId: account.id,
    time: seenAt,
    ...authorOf(account),
    html: account.note,
    texts: [],
    to: [],
    hasMedia: false,
    hasPoll: false,
    isEvent: false,
    chatId: null,
  };
}

/** The document of a source: with plain texts alone. */
export function documentOf({ html, texts, ...source }: SearchSource): SearchDocument {
  const text = textOfHtml(html).replaceAll(/\s+/g, ' ').trim();
  const all = text === '' ? texts : [text, ...texts];
  let left = MOST_CHARACTERS;
  const cut = all.map(one => {
    const kept = one.slice(0, left);
    left -= kept.length;
    return kept;
  });
  return { ...source, texts: cut.filter(one => one !== '') };
}

/** The id of a document's kind: an id of a status and that of an account may be equal. */
export const documentId = (kind: SearchedKind, entityId: string): string => `${kind}:${entityId}`;

/** Epoch ms; 0 for a date that the server did not send. */
export const timeOf = (date: string | null): number => (date === null ? 0 : Date.parse(date) || 0);

/** The bytes that a stored document takes beside its texts: the names of its fields, its key and three rows of indexes. */
const DOCUMENT_BYTES = 400;

/** About what a document takes in the browser's database, in bytes: texts of Latin letters one for each unit, others two. */
export function sizeOf(document: SearchDocument): number {
  const { id, acct, fqn, name, avatar, texts, to } = document;
  return [id, acct, fqn, name, avatar, ...texts, ...to].reduce(
    (sum, text) => sum + text.length * (/[^\0-\xFF]/.test(text) ? 2 : 1),
    DOCUMENT_BYTES,
  );
}
