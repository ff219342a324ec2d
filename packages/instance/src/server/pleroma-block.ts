import type { Server, Wire } from './server.js';
import type { EventPlace } from '../world/event-record.js';
import { joinStateOf, participantsOf } from '../world/events.js';
import { canSee } from '../world/visibility.js';
import type { StatusRecord } from '../world/records.js';

interface Blocks {
  readonly reactions: readonly Wire[];
  /** Serializes a quoted status; null inside another quote. */
  quoted(status: StatusRecord): Wire | null;
}

/** The fields of a status that the Pleroma family adds to Mastodon's. */
export function pleromaBlock(server: Server, status: StatusRecord, viewerId: string | null, blocks: Blocks): Wire {
  const { world, profile } = server;
  const author = world.accounts.get(status.account_id);
  const parentAuthor = world.accounts.get(status.in_reply_to_account_id ?? '');
  const quotedId = status.quote?.quoted_status_id ?? null;
  const quoted = quotedId === null ? undefined : world.statuses.get(quotedId);
  const isVisible = status.quote?.state === 'accepted' && quoted !== undefined && canSee(world, quoted.id, viewerId);
  return {
    local: author?.host === null,
    conversation_id: null,
    context: `${server.origin}/contexts/${status.id}`,
    in_reply_to_account_acct: parentAuthor?.acct ?? null,
    content: { 'text/plain': status.text },
    spoiler_text: { 'text/plain': status.spoiler_text },
    expires_at: null,
    thread_muted: viewerId !== null && (server.overrides.state.mutedThreads[viewerId]?.includes(status.id) ?? false),
    parent_visible: status.in_reply_to_id !== null && canSee(world, status.in_reply_to_id, viewerId),
    emoji_reactions: blocks.reactions,
    quote: isVisible ? blocks.quoted(quoted) : null,
    quote_id: quotedId === null ? null : profile.ids.encode(quotedId),
    quote_url: quoted?.url ?? null,
    quote_visible: isVisible,
    quotes_count: status.quotes_count,
    event: eventJson(status, viewerId),
  };
}

function eventJson({ account_id: organiserId, event }: StatusRecord, viewerId: string | null): Wire | null {
  if (event === undefined) return null;
  return {
    name: event.name,
    start_time: event.start_time,
    end_time: event.end_time,
    join_mode: event.join_mode,
    participants_count: participantsOf(event).length,
    ...(organiserId === viewerId ? { participation_request_count: participantsOf(event, 'pending').length } : {}),
    location: event.location === null ? null : locationJson(event.location),
    join_state: viewerId === null ? null : joinStateOf(event, viewerId),
  };
}

const locationJson = ({ origin_id, ...place }: EventPlace): Wire => ({ ...place, url: `https://map.example/${origin_id}` });

/** A place as the location search sends it: its name is the `description`. */
export function foundPlaceJson({ origin_id, name, longitude, latitude, ...address }: EventPlace): Wire {
  return {
    ...address,
    url: `https://map.example/${origin_id}`,
    description: name,
    origin_id,
    origin_provider: 'nominatim',
    type: 'house',
    timezone: null,
    geom: { coordinates: [longitude, latitude], srid: 4326 },
  };
}
