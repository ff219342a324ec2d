import type { Account, Status } from '@rookery/api-client';
import type { Message } from '../chat-types.js';

/*
 * Direct posts as messages. A chat is the set of accounts that its posts are addressed to: a server begins another conversation with each
 * post that is no reply, and people do not notice that.
 */

const PREFIX = 'with_';
const SEPARATOR = '_';

/** The id of the chat with these accounts, in any order. */
export const chatIdWith = (accountIds: readonly string[]): string => PREFIX + accountIds.toSorted().join(SEPARATOR);

/** The accounts that a chat's id names; an empty list for any other id. */
export const accountIdsOf = (chatId: string): readonly string[] =>
  chatId.startsWith(PREFIX) ? chatId.slice(PREFIX.length).split(SEPARATOR) : [];

/** The chat that a direct post belongs to; null for any other post, and for one that is addressed to nobody else. */
export function chatIdOf({ account, mentions, visibility, reblog }: Status, ownId: string): string | null {
  if (visibility !== 'direct' || reblog !== null) return null;
  const others = new Set([account.id, ...mentions.map(({ id }) => id)].filter(id => id !== ownId));
  return others.size === 0 ? null : chatIdWith([...others]);
}

/** The message that a direct post is, without the mentions of the members in front of its text. */
export function directMessage(status: Status, chatId: string, members: readonly Pick<Account, 'url'>[]): Message {
  const content = withoutMentions(status.content, new Set(members.flatMap(({ url }) => url || [])));
  const warning = status.spoiler_text === '' ? '' : `<p>${escapeHtml(status.spoiler_text)}</p>`;
  return {
    id: status.id,
    chatId,
    accountId: status.account.id,
    content: warning + content,
    emojis: status.emojis,
    createdAt: status.created_at,
    attachments: status.media_attachments,
    card: status.card,
    reactions: [],
    idempotencyKey: null,
    post: status,
    filtered: [],
  };
}

const LEADING_MENTION =
  /^(?:<p>)?\s*(?:<span\b[^>]*>)?\s*<a\b([^>]*)>\s*@(?:<span\b[^>]*>)?[^<]*(?:<\/span>)?\s*<\/a>\s*(?:<\/span>)?\s*/i;

/** Removes the links to members at the beginning of a post. The result is as untrusted as the post. */
function withoutMentions(html: string, memberUrls: ReadonlySet<string>): string {
  let rest = html;
  for (;;) {
    const found = LEADING_MENTION.exec(rest);
    if (found === null) return rest;
    const address = /\bhref="([^"]*)"/i.exec(found[1] ?? '')?.[1];
    if (address === undefined || !memberUrls.has(address)) return rest;
    const isInParagraph = /^<p>/i.test(rest);
    const after = rest.slice(found[0].length);
    rest = isInParagraph ? withParagraph(after) : after;
  }
}

/** An empty paragraph is left out. */
const withParagraph = (html: string): string => (/^<\/p>/i.test(html) ? html.slice('</p>'.length) : `<p>${html}`);

/** The text of a direct post: the members are mentioned, which is what addresses it to them. */
export const addressed = (text: string, accounts: readonly Pick<Account, 'acct'>[]): string => `${mentionsOf(accounts)}${text}`;

export const mentionsOf = (accounts: readonly Pick<Account, 'acct'>[]): string =>
  accounts.map(({ acct }) => `@${acct} `).join('');

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
