import type { NotificationRecord } from './notifications.js';
import type { Server, Wire } from './server.js';
import type { AccountRecord, EmojiRecord, MediaRecord, PollRecord, StatusRecord } from '../world/world.js';
import { hasLink } from '../world/world.js';
import { canSee } from '../world/visibility.js';

/** An absolute URL for a path of this server; other URLs are returned unchanged. */
export function absolute(origin: string, path: string): string {
  return path.startsWith('/') ? origin + path : path;
}

function wireDate(server: Server, iso: string | null): string | null {
  if (iso === null || !server.profile.statuses.wholeSeconds) return iso;
  return iso.replace(/\.\d+Z$/, 'Z');
}

function emojiJson(server: Server, emoji: EmojiRecord): Wire {
  return { ...emoji, url: absolute(server.origin, emoji.url), static_url: absolute(server.origin, emoji.static_url) };
}

export function emojisJson(server: Server, emojis: readonly EmojiRecord[]): Wire[] {
  return emojis.map(emoji => emojiJson(server, emoji));
}

function attachmentJson(server: Server, media: MediaRecord): Wire {
  const url = media.url === null ? null : absolute(server.origin, media.url);
  const preview = media.preview_url === null ? null : absolute(server.origin, media.preview_url);
  if (!server.profile.statuses.attachmentMeta) {
    return {
      id: url ?? media.id,
      type: media.type,
      url,
      preview_url: preview,
      remote_url: url,
      description: media.description ?? '',
    };
  }
  return {
    id: media.id,
    type: media.type,
    url,
    preview_url: preview,
    remote_url: media.remote_url,
    preview_remote_url: null,
    text_url: null,
    description: media.description,
    blurhash: media.blurhash,
    meta: media.meta,
  };
}

/** Unescaped text, as snac sends it: clients must sanitize it. */
function verbatim(text: string): string {
  return text.replaceAll('\n', '<br>');
}

export function accountJson(server: Server, account: AccountRecord): Wire {
  const { ids, name } = server.profile;
  const avatar = absolute(server.origin, account.avatar);
  const header = account.header === '' ? '' : absolute(server.origin, account.header);
  const isSnac = name === 'snac';
  const json: Wire = {
    id: ids.encodeAccount(account.id),
    username: account.username,
    acct: isSnac && account.host === null ? `${account.acct}@${new URL(server.origin).host}` : account.acct,
    display_name: account.display_name,
    locked: account.locked,
    bot: account.bot,
    discoverable: account.discoverable,
    group: false,
    created_at: wireDate(server, account.created_at),
    note: account.note,
    url: account.url,
    uri: account.url,
    avatar,
    avatar_static: avatar,
    header: header === '' && !isSnac ? `${server.origin}/headers/original/missing.png` : header,
    header_static: header === '' && !isSnac ? `${server.origin}/headers/original/missing.png` : header,
    followers_count: isSnac ? 0 : account.followers_count,
    following_count: isSnac ? 0 : account.following_count,
    statuses_count: isSnac ? 0 : account.statuses_count,
    last_status_at: account.last_status_at === null ? null : account.last_status_at.slice(0, 10),
    emojis: emojisJson(server, account.emojis),
    fields: account.fields,
  };
  if (isSnac) return json;
  if (name !== 'gotosocial') {
    json['indexable'] = account.discoverable;
    json['noindex'] = !account.discoverable;
    json['hide_collections'] = false;
    json['roles'] = [];
    json['memorial'] = account.memorial ? true : undefined;
  }
  json['avatar_description'] = account.avatar_description;
  if (server.profile.verifiedField) json['verified'] = account.verified;
  return json;
}

/** The account with `source` and `role`, for its owner. */
export function ownAccountJson(server: Server, account: AccountRecord): Wire {
  return {
    ...accountJson(server, account),
    source: {
      privacy: server.profile.statuses.defaultVisibility,
      sensitive: false,
      language: 'en',
      note: account.note_text,
      fields: account.fields,
      follow_requests_count: [...server.world.requests.values()].filter(targets => targets.has(account.id)).length,
      hide_collections: false,
      discoverable: account.discoverable,
      indexable: account.discoverable,
    },
    role: { id: '-99', name: '', permissions: '65536', color: '', highlighted: false },
  };
}

export function accountsJson(server: Server, accountIds: readonly string[]): Wire[] {
  return accountIds.flatMap(id => {
    const account = server.world.accounts.get(id);
    return account === undefined ? [] : [accountJson(server, account)];
  });
}

export function pollJson(server: Server, poll: PollRecord, authorId: string, viewerId: string | null): Wire {
  const ownVotes = viewerId === null ? undefined : (poll.votes[viewerId] ?? []);
  return {
    id: poll.id,
    expires_at: wireDate(server, poll.expires_at),
    expired: poll.expires_at !== null && Date.parse(poll.expires_at) <= server.now(),
    multiple: poll.multiple,
    votes_count: poll.votes_count,
    voters_count: poll.voters_count,
    options: poll.options,
    emojis: [],
    ...(ownVotes === undefined ? {} : { voted: ownVotes.length > 0 || authorId === viewerId, own_votes: ownVotes }),
  };
}

function quoteJson(server: Server, status: StatusRecord, viewerId: string | null, depth: number): Wire | null {
  if (!server.profile.statuses.quotes || status.quote === null) return null;
  const { state, quoted_status_id: quotedId } = status.quote;
  const quoted = quotedId === null ? undefined : server.world.statuses.get(quotedId);
  const isShown = quoted !== undefined && canSee(server.world, quoted.id, viewerId);
  const shownState = state === 'accepted' && !isShown ? (quoted === undefined ? 'deleted' : 'unauthorized') : state;
  if (depth > 0) {
    return { state: shownState, quoted_status_id: isShown ? server.profile.ids.encode(quoted.id) : null };
  }
  const carries = ['accepted', 'blocked_account', 'blocked_domain', 'muted_account'].includes(shownState) && isShown;
  return { state: shownState, quoted_status: carries ? statusAt(server, quoted, viewerId, depth + 1) : null };
}

function statusAt(server: Server, status: StatusRecord, viewerId: string | null, depth: number): Wire {
  const { world, origin, profile } = server;
  const { ids } = profile;
  const author = world.accounts.get(status.account_id);
  const inner = status.reblog_of_id === null ? undefined : world.statuses.get(status.reblog_of_id);
  const shownId = ids.encode(status.id, status.edits.length);
  const parent = status.in_reply_to_id;
  const isVerbatim = !profile.statuses.escapesText && author?.host === null && status.text !== '';
  const json: Wire = {
    id: inner !== undefined && profile.statuses.wrapperIdIsInner ? ids.encode(inner.id, inner.edits.length) : shownId,
    created_at: wireDate(server, status.created_at),
    in_reply_to_id: parent === null ? null : ids.encode(parent, world.statuses.get(parent)?.edits.length ?? 0),
    in_reply_to_account_id: status.in_reply_to_account_id === null ? null : ids.encodeAccount(status.in_reply_to_account_id),
    sensitive: status.sensitive,
    spoiler_text: status.spoiler_text,
    visibility: status.visibility,
    language: status.language,
    uri: absolute(origin, status.uri),
    url: absolute(origin, status.url),
    replies_count: status.replies_count,
    reblogs_count: status.reblogs_count,
    favourites_count: status.favourites_count,
    edited_at: wireDate(server, status.edited_at),
    content: isVerbatim ? verbatim(status.text) : status.content,
    reblog: inner === undefined ? null : statusAt(server, inner, viewerId, depth),
    application: status.application,
    account: author === undefined ? null : accountJson(server, author),
    media_attachments: status.media_attachments.map(media => attachmentJson(server, media)),
    mentions: status.mentions.map(mention => ({
      ...mention,
      id: profile.name === 'snac' ? '0' : ids.encodeAccount(mention.id),
    })),
    tags: status.tags.map(name => ({
      name: name.toLowerCase(),
      url: `${origin}/tags/${encodeURIComponent(name.toLowerCase())}`,
    })),
    emojis: emojisJson(server, status.emojis),
    card:
      status.card === null
        ? null
        : { ...status.card, image: status.card.image === null ? null : absolute(origin, status.card.image) },
    poll: status.poll === null || !profile.statuses.polls ? null : pollJson(server, status.poll, status.account_id, viewerId),
  };
  if (profile.statuses.quotes) {
    json['quote'] = quoteJson(server, status, viewerId, depth);
    json['quotes_count'] = status.quotes_count;
    json['quote_approval'] = { automatic: ['public'], manual: [], current_user: viewerId === null ? 'unknown' : 'automatic' };
  }
  if (profile.name === 'default') {
    json['reactions'] = status.reactions.map(reaction => ({
      name: reaction.name,
      count: reaction.count,
      me: viewerId !== null && reaction.account_ids.includes(viewerId),
      ...(reaction.url === null
        ? {}
        : { url: absolute(origin, reaction.url), static_url: absolute(origin, reaction.static_url ?? reaction.url) }),
    }));
  }
  if (viewerId !== null) Object.assign(json, viewerFields(server, status, viewerId));
  return json;
}

function viewerFields(server: Server, status: StatusRecord, viewerId: string): Wire {
  const { world, overrides } = server;
  const id = status.reblog_of_id ?? status.id;
  const fields: Wire = {
    favourited: hasLink(world.favourites, viewerId, id),
    reblogged: world.reblogs.get(viewerId)?.has(id) ?? false,
    bookmarked: hasLink(world.bookmarks, viewerId, id),
    muted: overrides.state.mutedThreads[viewerId]?.includes(id) ?? false,
  };
  if (status.account_id === viewerId && status.reblog_of_id === null && status.visibility !== 'direct') {
    fields['pinned'] = world.accounts.get(viewerId)?.pinned_status_ids.includes(id) ?? false;
  }
  if (server.profile.name !== 'gotosocial') fields['filtered'] = [];
  return fields;
}

export function statusJson(server: Server, status: StatusRecord, viewerId: string | null): Wire {
  return statusAt(server, status, viewerId, 0);
}

export function statusesJson(server: Server, statusIds: readonly string[], viewerId: string | null): Wire[] {
  return statusIds.flatMap(id => {
    const status = server.world.statuses.get(id);
    return status === undefined ? [] : [statusJson(server, status, viewerId)];
  });
}

/** A notification as sent to `viewerId`; null when its account or status is gone. */
export function notificationJson(server: Server, notification: NotificationRecord, viewerId: string): Wire | null {
  const { world, profile } = server;
  const account = world.accounts.get(notification.accountId);
  const status = notification.statusId === null ? null : world.statuses.get(notification.statusId);
  if (account === undefined || status === undefined) return null;
  return {
    id: profile.ids.encode(notification.id),
    type: notification.type,
    created_at: wireDate(server, new Date(notification.createdAt).toISOString()),
    account: accountJson(server, account),
    ...(profile.name === 'default' || profile.name === 'mastodon-4.7' ? { group_key: `ungrouped-${notification.id}` } : {}),
    ...(status === null ? {} : { status: statusJson(server, status, viewerId) }),
  };
}

export function tagJson(server: Server, name: string): Wire {
  const key = name.toLowerCase();
  const tag = server.world.tags.get(key);
  return {
    id: key,
    name: tag?.name ?? name,
    url: `${server.origin}/tags/${encodeURIComponent(key)}`,
    history: tag?.history ?? [],
    following: false,
  };
}
