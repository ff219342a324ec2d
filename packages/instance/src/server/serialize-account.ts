import type { AccountRecord, EmojiRecord } from '../world/records.js';
import type { Server, Wire } from './server.js';

/** An absolute URL for a path of this server; other URLs are returned unchanged. */
export function absolute(origin: string, path: string): string {
  return path.startsWith('/') ? origin + path : path;
}

export function wireDate(server: Server, iso: string | null): string | null {
  if (iso === null || !server.profile.statuses.wholeSeconds) return iso;
  return iso.replace(/\.\d+Z$/, 'Z');
}

function emojiJson(server: Server, emoji: EmojiRecord): Wire {
  return { ...emoji, url: absolute(server.origin, emoji.url), static_url: absolute(server.origin, emoji.static_url) };
}

export function emojisJson(server: Server, emojis: readonly EmojiRecord[]): Wire[] {
  return emojis.map(emoji => emojiJson(server, emoji));
}

/** `user@host` of a local account where the server profile writes the host, else its acct. */
export function acctOf(server: Server, account: { acct: string; host: string | null }): string {
  const hasHost = server.profile.accounts.hostInLocalAcct && account.host === null;
  return hasHost ? `${account.acct}@${new URL(server.origin).host}` : account.acct;
}

export function accountJson(server: Server, account: AccountRecord): Wire {
  const { ids, accounts } = server.profile;
  const avatar = absolute(server.origin, account.avatar);
  const missing = accounts.missingHeader === 'empty' ? '' : `${server.origin}/headers/original/missing.png`;
  const header = account.header === '' ? missing : absolute(server.origin, account.header);
  const isCounted = accounts.countsLocal || account.host !== null;
  const lastStatusAt = accounts.lastStatusAt === 'null' ? null : account.last_status_at;
  return {
    id: ids.encodeAccount(account.id),
    username: account.username,
    acct: acctOf(server, account),
    display_name: account.display_name,
    locked: account.locked,
    bot: account.bot,
    discoverable: account.discoverable,
    created_at: wireDate(server, account.created_at),
    note: account.note,
    url: account.url,
    avatar,
    avatar_static: avatar,
    header,
    header_static: header,
    followers_count: isCounted ? account.followers_count : 0,
    following_count: isCounted ? account.following_count : 0,
    statuses_count: isCounted ? account.statuses_count : 0,
    last_status_at: lastStatusAt === null ? null : lastStatusAt.slice(0, 10),
    emojis: emojisJson(server, account.emojis),
    fields: account.fields,
    ...(accounts.uri ? { uri: account.url } : {}),
    ...(accounts.group ? { group: false, avatar_description: account.avatar_description } : {}),
    ...(accounts.flags ? accountFlags(account) : {}),
    ...(accounts.verified ? { verified: account.verified } : {}),
    ...chatFields(server, account),
  };
}

/** Whether the account takes chats: in the `pleroma` block, or beside it on Truth Social. */
function chatFields({ profile }: Server, { accepts_chat_messages: accepts, verified }: AccountRecord): Wire {
  if (profile.chats === null) return {};
  if (profile.chats.extended) return { accepting_messages: accepts };
  return { pleroma: { accepts_chat_messages: accepts, tags: verified ? ['verified'] : [] } };
}

function accountFlags(account: AccountRecord): Wire {
  return {
    indexable: account.discoverable,
    noindex: !account.discoverable,
    hide_collections: false,
    roles: [],
    memorial: account.memorial ? true : undefined,
  };
}

/** The account with `source` and `role`, for its owner. */
export function ownAccountJson(server: Server, account: AccountRecord): Wire {
  const settings = server.overrides.state.profiles[account.id];
  const posting = settings?.posting;
  const hasTime = server.profile.accounts.lastStatusAt === 'date-time';
  return {
    ...accountJson(server, account),
    ...(hasTime && account.last_status_at !== null ? { last_status_at: `${account.last_status_at}T00:00:00Z` } : {}),
    source: {
      privacy: posting?.privacy ?? server.profile.statuses.defaultVisibility,
      sensitive: posting?.sensitive ?? false,
      language: posting?.language ?? 'en',
      note: account.note_text,
      fields: account.fields,
      follow_requests_count: [...server.world.requests.values()].filter(targets => targets.has(account.id)).length,
      hide_collections: false,
      discoverable: account.discoverable,
      indexable: account.discoverable,
    },
    ...(server.profile.chats?.extended === true ? { chats_onboarded: settings?.chats_onboarded ?? false } : {}),
    role: { id: '-99', name: '', permissions: '65536', color: '', highlighted: false },
  };
}

export function accountsJson(server: Server, accountIds: readonly string[]): Wire[] {
  return accountIds.flatMap(id => {
    const account = server.world.accounts.get(id);
    return account === undefined ? [] : [accountJson(server, account)];
  });
}
