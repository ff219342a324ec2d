import { type Account, decodeAccount } from '../entities/account.js';
import type { Ad } from '../entities/ad.js';
import type { Chat } from '../entities/chat.js';
import { type ChatMessage, parseChatMessage } from '../entities/chat-message.js';
import type { Context } from '../entities/context.js';
import { createDecoding, type Decoder } from '../entities/decode.js';
import { parseTag, type Tag } from '../entities/hashtag.js';
import { type Instance, parseInstance } from '../entities/instance.js';
import { type MediaAttachment, parseMediaAttachment } from '../entities/media-attachment.js';
import { parseScheduledStatus, type ScheduledStatus } from '../entities/scheduled-status.js';
import { parsePoll, type Poll } from '../entities/poll.js';
import { parsePreviewCard, type PreviewCard } from '../entities/preview-card.js';
import { parseRelationship, type Relationship } from '../entities/relationship.js';
import { parseSiteSettings, type SiteSettings } from '../entities/site-settings.js';
import { parseStatus, type Status } from '../entities/status.js';

/** The `created_at` of everything the builders make, ISO 8601. */
export const BUILT_AT = '2026-11-20T12:00:00.000Z';
const HOST = 'rookery.test';

/** Parses wire data and applies the overrides, so that every built entity is as total as a parsed one. */
function build<T extends object>(decode: Decoder<T | null>, wire: Readonly<Record<string, unknown>>, overrides: Partial<T>): T {
  const built = decode(wire, createDecoding());
  if (built === null) throw new Error('The builder has no valid wire data.');
  return { ...built, ...overrides };
}

/** A local account named Mara. Overriding `acct` also sets `fqn`, `username` and `domain`. */
export function anAccount(overrides: Partial<Account> = {}): Account {
  const acct = overrides.acct ?? 'mara';
  const [username = acct, host = HOST] = acct.split('@');
  const wire = {
    id: '100',
    username,
    acct,
    fqn: `${username}@${host}`,
    url: `https://${host}/@${username}`,
    display_name: 'Mara Lindqvist',
    note: '<p>Keeps the harbour log.</p>',
    avatar: `https://${host}/avatars/${username}.png`,
    header: `https://${host}/headers/${username}.png`,
    created_at: '2024-03-01T00:00:00.000Z',
    last_status_at: '2026-11-20',
    statuses_count: 128,
    followers_count: 42,
    following_count: 36,
  };
  return build(decodeAccount, wire, overrides);
}

/** A public status by `anAccount()`. The id is constant: override it to build several. */
export function aStatus(overrides: Partial<Status> = {}): Status {
  const id = overrides.id ?? '1000';
  const wire = {
    id,
    uri: `https://${HOST}/users/mara/statuses/${id}`,
    url: `https://${HOST}/@mara/${id}`,
    created_at: BUILT_AT,
    content: '<p>The ferry is late today.</p>',
    visibility: 'public',
    language: 'en',
  };
  return { ...build(parseStatus, wire, {}), account: anAccount(), ...overrides };
}

/** An open poll with two options; the reader has not voted. */
export function aPoll(overrides: Partial<Poll> = {}): Poll {
  const wire = {
    id: '2000',
    expires_at: '2026-11-21T12:00:00.000Z',
    votes_count: 10,
    voters_count: 10,
    options: [
      { title: 'Boat', votes_count: 6 },
      { title: 'Bridge', votes_count: 4 },
    ],
  };
  return build(parsePoll, wire, overrides);
}

/** A link preview with an image of 1200 × 630 pixels. */
export function aCard(overrides: Partial<PreviewCard> = {}): PreviewCard {
  const wire = {
    url: 'https://news.test/ferry',
    title: 'A new ferry for the sound',
    description: 'It sails from spring on.',
    type: 'link',
    provider_name: 'News',
    width: 1200,
    height: 630,
    image: 'https://news.test/ferry.jpg',
  };
  return build(parsePreviewCard, wire, overrides);
}

/** An image of 1200 × 800 pixels. */
export function anAttachment(overrides: Partial<MediaAttachment> = {}): MediaAttachment {
  const wire = {
    id: '3000',
    type: 'image',
    url: `https://${HOST}/media/harbour.jpg`,
    preview_url: `https://${HOST}/media/harbour-small.jpg`,
    description: 'Boats in the harbour',
    blurhash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj',
    meta: { original: { width: 1200, height: 800 }, small: { width: 600, height: 400 }, focus: { x: 0, y: 0 } },
  };
  return build(parseMediaAttachment, wire, overrides);
}

/** A post that the server publishes on the day after the other builders' dates. */
export function aScheduledStatus(overrides: Partial<ScheduledStatus> = {}): ScheduledStatus {
  const wire = {
    id: '4000',
    scheduled_at: '2026-11-21T08:30:00.000Z',
    params: { text: 'The reading room opens on Saturday.', visibility: 'public', language: 'en' },
    media_attachments: [],
  };
  return build(parseScheduledStatus, wire, overrides);
}

/** A Mastodon 4.5 instance with streaming. */
export function anInstance(overrides: Partial<Instance> = {}): Instance {
  const wire = {
    domain: HOST,
    title: 'Rookery',
    version: '4.5.2',
    configuration: { urls: { streaming: `wss://${HOST}` } },
    api_versions: { mastodon: 7 },
    registrations: { enabled: true, approval_required: false, message: null },
  };
  return build(parseInstance, wire, overrides);
}

/** An empty thread context. */
export function aContext(overrides: Partial<Context> = {}): Context {
  return { ancestors: [], descendants: [], next: null, fetch: null, ...overrides };
}

/** A relationship to `anAccount()` with no flag set. */
export function aRelationship(overrides: Partial<Relationship> = {}): Relationship {
  return build(parseRelationship, { id: '100' }, overrides);
}

/** A hashtag with seven days of history. */
export function aTag(overrides: Partial<Tag> = {}): Tag {
  const wire = {
    name: 'ferry',
    url: `https://${HOST}/tags/ferry`,
    history: [5, 3, 8, 2, 1, 4, 6].map((uses, at) => ({ day: 1_795_132_800 - at * 86_400, uses, accounts: uses })),
  };
  return build(parseTag, wire, overrides);
}

/** A chat message by another account. */
export function aChatMessage(overrides: Partial<ChatMessage> = {}): ChatMessage {
  const wire = { id: '5000', chat_id: '4000', account_id: '101', content: '<p>See you at the pier.</p>', created_at: BUILT_AT };
  return build(parseChatMessage, wire, overrides);
}

/** A chat with another account and no unread messages. */
export function aChat(overrides: Partial<Chat> = {}): Chat {
  return {
    id: '4000',
    account: anAccount({ id: '101', acct: 'tomas', display_name: 'Tomas Berg' }),
    unread: 0,
    created_at: BUILT_AT,
    updated_at: BUILT_AT,
    created_by_account: null,
    accepted: true,
    discarded_at: null,
    message_expiration: null,
    latest_read_message_by_account: [],
    latest_read_message_created_at: null,
    last_message: aChatMessage(),
    ...overrides,
  };
}

/** An ad that never goes stale. */
export function anAd(overrides: Partial<Ad> = {}): Ad {
  return { card: aCard(), impression: null, expires_at: null, reason: null, ...overrides };
}

/** The default site settings. */
export function someSiteSettings(overrides: Partial<SiteSettings> = {}): SiteSettings {
  return build(parseSiteSettings, {}, overrides);
}
