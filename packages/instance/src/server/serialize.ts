import { absolute, accountJson, acctOf, emojisJson, wireDate } from './serialize-account.js';
import type { Server, Wire } from './server.js';
import { filterResults } from './filters.js';
import { pleromaBlock } from './pleroma-block.js';
import type { World } from '../world/world.js';
import { hasLink } from '../world/world.js';
import { canSee } from '../world/visibility.js';
import type { MediaRecord, MentionRecord, PollRecord, StatusRecord } from '../world/records.js';

const mimeTypes = {
  image: 'image/jpeg',
  gifv: 'video/mp4',
  video: 'video/mp4',
  audio: 'audio/wav',
  unknown: 'application/octet-stream',
} as const;

export function attachmentJson(server: Server, media: MediaRecord): Wire {
  const url = media.url === null ? null : absolute(server.origin, media.url);
  const preview = media.preview_url === null ? null : absolute(server.origin, media.preview_url);
  const { attachments, externalVideos, pleroma } = server.profile.statuses;
  if (attachments === 'bare') {
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
    blurhash: attachments === 'plain' ? null : media.blurhash,
    meta: attachments === 'plain' ? { ...media.meta, focus: { x: 0, y: 0 } } : media.meta,
    ...(externalVideos ? { external_video_id: media.external_video_id ?? null } : {}),
    ...(pleroma ? { pleroma: { mime_type: media.mime_type ?? mimeTypes[media.type] } } : {}),
  };
}

/** The HTML of a status as the server profile writes it. */
function contentOf(server: Server, status: StatusRecord): string {
  if (status.reblog_of_id !== null && server.profile.statuses.wrapperIdIsInner) return '';
  const isLocal = server.world.accounts.get(status.account_id)?.host === null;
  switch (server.profile.statuses.text) {
    case 'html':
      return status.content;
    case 'newlines':
      return status.content.replaceAll('<br />', '\n');
    case 'verbatim':
      return isLocal && status.text !== '' ? status.text.replaceAll('\n', '<br>') : status.content;
  }
}

function mentionJson(server: Server, mention: MentionRecord): Wire {
  const { profile } = server;
  const account = server.world.accounts.get(mention.id);
  const acct = account === undefined ? mention.acct : acctOf(server, account);
  if (profile.mentions === 'anonymous') return { ...mention, id: '0', username: acct, acct };
  return { ...mention, id: profile.ids.encodeAccount(mention.id), acct };
}

export function pollJson(server: Server, poll: PollRecord, authorId: string, viewerId: string | null): Wire {
  const ownVotes = viewerId === null ? undefined : (poll.votes[viewerId] ?? []);
  const isExpired = poll.expires_at !== null && Date.parse(poll.expires_at) <= server.now();
  const isHidden = poll.hide_totals === true && !isExpired;
  return {
    id: poll.id,
    expires_at: wireDate(server, poll.expires_at),
    expired: isExpired,
    multiple: poll.multiple,
    votes_count: poll.votes_count,
    voters_count: poll.voters_count,
    options: isHidden ? poll.options.map(({ title }) => ({ title, votes_count: null })) : poll.options,
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
  const json: Wire = {
    id: inner !== undefined && profile.statuses.wrapperIdIsInner ? ids.encode(inner.id, inner.edits.length) : shownId,
    created_at: wireDate(server, status.created_at),
    in_reply_to_id: parent === null ? null : ids.encode(parent, world.statuses.get(parent)?.edits.length ?? 0),
    in_reply_to_account_id: status.in_reply_to_account_id === null ? null : ids.encodeAccount(status.in_reply_to_account_id),
    sensitive: status.sensitive || (author?.standing?.sensitized === true && status.media_attachments.length > 0),
    spoiler_text: status.spoiler_text,
    visibility: status.visibility === 'direct' ? profile.statuses.directShownAs : status.visibility,
    language: status.language,
    uri: absolute(origin, status.uri),
    url: absolute(origin, status.url),
    replies_count: status.replies_count,
    reblogs_count: status.reblogs_count,
    favourites_count: status.favourites_count,
    ...(profile.statuses.editedAt ? { edited_at: wireDate(server, status.edited_at) } : {}),
    content: contentOf(server, status),
    reblog: inner === undefined ? null : statusAt(server, inner, viewerId, depth),
    application: status.application,
    account: author === undefined ? null : accountJson(server, author),
    media_attachments: status.media_attachments.map(media => attachmentJson(server, media)),
    mentions: status.mentions.map(mention => mentionJson(server, mention)),
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
  if (profile.statuses.quotes && !profile.statuses.pleroma) {
    json['quote'] = quoteJson(server, status, viewerId, depth);
    json['quotes_count'] = status.quotes_count;
    json['quote_approval'] = quoteApproval(server, status, viewerId);
  }
  const { reactions } = profile.statuses;
  if (reactions === 'reactions' || reactions === 'emoji_reactions') json[reactions] = reactionsJson(server, status, viewerId);
  if (profile.statuses.pleroma) {
    json['pleroma'] = pleromaBlock(server, status, viewerId, {
      reactions: reactionsJson(server, status, viewerId),
      quoted: quoted => (depth > 0 ? null : statusAt(server, quoted, viewerId, depth + 1)),
    });
  }
  if (viewerId !== null) Object.assign(json, viewerFields(server, status, viewerId));
  return json;
}

export function reactionsJson(server: Server, status: StatusRecord, viewerId: string | null): Wire[] {
  const { origin, profile } = server;
  const hasAccounts = profile.statuses.reactions !== 'reactions';
  return status.reactions.map(reaction => ({
    name: reaction.name,
    count: reaction.count,
    me: viewerId !== null && reaction.account_ids.includes(viewerId),
    ...(hasAccounts ? { account_ids: reaction.account_ids.map(id => profile.ids.encodeAccount(id)) } : {}),
    ...(reaction.url === null
      ? {}
      : { url: absolute(origin, reaction.url), static_url: absolute(origin, reaction.static_url ?? reaction.url) }),
  }));
}

/** Whether the viewer may quote a status that the viewer can see. */
export function mayQuote(world: World, status: StatusRecord, viewerId: string): boolean {
  if (status.account_id === viewerId) return status.visibility !== 'direct';
  if (status.visibility !== 'public' && status.visibility !== 'unlisted') return false;
  const policy = status.quote_policy ?? 'public';
  return policy === 'public' || (policy === 'followers' && hasLink(world.following, viewerId, status.account_id));
}

function quoteApproval(server: Server, status: StatusRecord, viewerId: string | null): Wire {
  const policy = status.quote_policy ?? 'public';
  const isQuotable = viewerId !== null && mayQuote(server.world, status, viewerId);
  return {
    automatic: policy === 'nobody' ? [] : [policy],
    manual: [],
    current_user: viewerId === null ? 'unknown' : isQuotable ? 'automatic' : 'denied',
  };
}

function viewerFields(server: Server, status: StatusRecord, viewerId: string): Wire {
  const { world, overrides } = server;
  const id = status.reblog_of_id ?? status.id;
  const fields: Wire = {
    favourited: hasLink(world.favourites, viewerId, id),
    reblogged: world.reblogs.get(viewerId)?.has(id) === true || isStillReblogged(server, viewerId, id),
    bookmarked: hasLink(world.bookmarks, viewerId, id),
    muted: overrides.state.mutedThreads[viewerId]?.includes(id) ?? false,
  };
  if (status.account_id === viewerId && status.reblog_of_id === null && status.visibility !== 'direct') {
    fields['pinned'] = world.accounts.get(viewerId)?.pinned_status_ids.includes(id) ?? false;
  }
  const { filtered, filters } = server.profile.statuses;
  const results = filters === 'server' ? filterResults(server, status, viewerId) : [];
  if (results.length > 0) fields['filtered'] = results;
  else if (filtered !== 'absent') fields['filtered'] = filtered === 'null' ? null : [];
  return fields;
}

/** Some servers send the removed reblog for some seconds more. */
function isStillReblogged({ removedReblogs, profile, now }: Server, viewerId: string, statusId: string): boolean {
  const removedAt = removedReblogs.get(`${viewerId} ${statusId}`);
  return removedAt !== undefined && now() - removedAt < profile.statuses.unreblogDelay;
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

/** `viewerId`: the account that asks; null leaves out whether it follows the hashtag. */
export function tagJson(server: Server, name: string, viewerId: string | null = null): Wire {
  const key = name.toLowerCase();
  const tag = server.world.tags.get(key);
  return {
    id: key,
    name: tag?.name ?? name,
    url: `${server.origin}/tags/${encodeURIComponent(key)}`,
    history: tag?.history ?? [],
    ...(server.profile.followedTags && viewerId !== null && { following: hasLink(server.world.followedTags, viewerId, key) }),
  };
}
