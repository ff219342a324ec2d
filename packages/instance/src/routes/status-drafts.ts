import { statusFrom } from '../http/access.js';
import type { Parameters } from '../http/parameters.js';
import { notFound, unprocessable } from '../http/refusal.js';
import { attachmentJson, mayQuote } from '../server/serialize.js';
import type { RouteContext, Server } from '../server/server.js';
import { readFocus } from './uploads.js';
import type { MediaRecord, StatusDraft, StatusRecord, Visibility } from '../world/records.js';

const writable: readonly Visibility[] = ['public', 'unlisted', 'private', 'direct'];
const quotePolicies: readonly string[] = ['public', 'followers', 'nobody'];

function isWritable(text: string): text is Visibility {
  return (writable as readonly string[]).includes(text);
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Length in graphemes, as Mastodon counts: a flag or a family is one. */
function characterCount(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) count += 1;
  return count;
}

const links = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]/gi;
const remoteMentions = /(^|[^\w/=])@(\w+(?:[\w.-]*\w)?)@[\w-]+(?:\.[\w-]+)*/g;

/**
 * Length as counted against the limit: every URL has the same length, and mentions count without their host.
 *
 * @param charactersPerUrl 0 where the server counts neither in this way.
 */
export function countedLength(text: string, charactersPerUrl: number): number {
  if (charactersPerUrl === 0) return characterCount(text);
  return characterCount(text.replaceAll(links, 'x'.repeat(charactersPerUrl)).replaceAll(remoteMentions, '$1@$2'));
}

/** The poll of a draft; null without one. Refuses one past the limits of the server profile. */
export function readPoll(server: Server, body: Parameters, hasMedia: boolean): NonNullable<StatusDraft['poll']> | null {
  const { profile } = server;
  const poll = body.nested('poll');
  if (poll === null || !profile.statuses.polls) return null;
  // Read like a draft without a poll.
  if (!body.isJson && !profile.polls.inForms) return null;
  const options = poll.list('options').map(option => option.trim());
  if (options.length === 0) return null;
  const { pollOptions, pollOptionCharacters } = profile.limits;
  if (hasMedia && !profile.polls.withMedia) throw unprocessable('Validation failed: Cannot attach a poll and media');
  if (options.length < profile.polls.fewestOptions) throw unprocessable('Validation failed: Poll must have more than one item');
  if (options.length > pollOptions)
    throw unprocessable(`Validation failed: Poll can't contain more than ${String(pollOptions)} items`);
  if (options.some(option => option === '')) throw unprocessable("Validation failed: Options can't be blank");
  if (options.some(option => characterCount(option) > pollOptionCharacters)) {
    throw unprocessable(`Validation failed: Options can't be longer than ${String(pollOptionCharacters)} characters each`);
  }
  if (new Set(options).size !== options.length) throw unprocessable("Validation failed: Options can't contain duplicate items");
  const expiresIn = Number.parseInt(poll.text('expires_in') ?? '', 10);
  if (!(expiresIn >= profile.polls.shortest)) throw unprocessable('Validation failed: Duration of the poll is too short');
  if (expiresIn > profile.polls.longest)
    throw unprocessable('Validation failed: Duration of the poll is too far into the future');
  const hide_totals = profile.polls.hidesTotals && poll.flag('hide_totals') === true;
  return { options, expires_in: expiresIn, multiple: poll.flag('multiple') === true, hide_totals };
}

/** An attachment with the description and focus that `media_attributes` gives it. */
function withAttributes(server: Server, body: Parameters, media: MediaRecord): MediaRecord {
  const attributes = body.records('media_attributes').find(one => one.text('id') === String(attachmentJson(server, media)['id']));
  if (attributes === undefined) return media;
  const focus = readFocus(attributes);
  return {
    ...media,
    description: attributes.has('description') ? (attributes.text('description') ?? null) : media.description,
    meta: focus === null ? media.meta : { ...media.meta, focus },
  };
}

/**
 * The attachments of `media_ids`: own uploads that no post uses, and those of the edited status (`before`). Refuses unprocessed ones, more
 * than the server profile allows, and a mixture that it refuses.
 */
export function readMedia(
  server: Server,
  body: Parameters,
  viewerId: string,
  before: readonly MediaRecord[] = [],
): MediaRecord[] {
  const { profile, world, uploads } = server;
  const ids = [...new Set(body.list('media_ids'))];
  if (ids.length > profile.limits.media) {
    throw unprocessable(`Validation failed: Cannot attach more than ${String(profile.limits.media)} files`);
  }
  const media = ids.map(id => {
    const own = before.find(one => one.id === id || attachmentJson(server, one)['id'] === id);
    if (own !== undefined) return withAttributes(server, body, own);
    const unattached = uploads.unattached(id, viewerId);
    const found = world.media.get(id);
    if (found === undefined || unattached === null) {
      throw unprocessable(`Validation failed: Media ${id} not found or already attached to another post`);
    }
    if (server.now() < unattached.readyAt) {
      throw unprocessable('Validation failed: Cannot attach files that have not finished processing. Try again in a moment!');
    }
    return withAttributes(server, body, found);
  });
  if (!profile.uploads.mixed && media.length > 1 && media.some(({ type }) => type === 'video' || type === 'audio')) {
    throw unprocessable('Validation failed: Cannot attach a video to a post that already contains images');
  }
  return media;
}

/** A text of more UTF-16 units per allowed character is refused without being counted. */
const MAXIMUM_UNITS_PER_CHARACTER = 64;

/** Refuses a missing text, or one longer than the server profile allows. */
export function readText(server: Server, body: Parameters, mayBeEmpty: boolean): string {
  const text = (body.text('status') ?? '').trim();
  if (text === '' && !mayBeEmpty) throw unprocessable("Validation failed: Text can't be blank");
  const { characters, charactersPerUrl } = server.profile.limits;
  const spoiler = body.text('spoiler_text') ?? '';
  if (
    text.length + spoiler.length > characters * MAXIMUM_UNITS_PER_CHARACTER ||
    countedLength(text, charactersPerUrl) + characterCount(spoiler) > characters
  ) {
    throw unprocessable(`Validation failed: Text character limit of ${String(characters)} exceeded`);
  }
  return text;
}

/** The account's own default where the body names none. */
function readVisibility(server: Server, body: Parameters, viewerId: string): Visibility {
  const chosen = server.overrides.state.profiles[viewerId]?.posting?.privacy;
  const text = body.text('visibility') ?? chosen ?? server.profile.statuses.defaultVisibility;
  if (text === 'local' && server.profile.statuses.localVisibility) return text;
  if (!isWritable(text)) throw unprocessable('Validation failed: Visibility is not included in the list');
  return text;
}

/** The id of a status that a draft refers to. Refuses an invisible one (404). */
function namedStatus(server: Server, wireId: string | undefined, viewerId: string): string | null {
  if (wireId === undefined || wireId === '') return null;
  return statusFrom(server, wireId, viewerId).id;
}

/** The status to quote. Refuses one that its author does not let the viewer quote as it refuses an unknown one. */
function quotedStatus(server: Server, wireId: string | undefined, viewerId: string): string | null {
  const id = namedStatus(server, wireId, viewerId);
  const status = id === null ? undefined : server.world.statuses.get(id);
  if (status !== undefined && !mayQuote(server.world, status, viewerId)) throw notFound();
  return id;
}

export function readQuotePolicy(body: Parameters): StatusRecord['quote_policy'] {
  const text = body.text('quote_approval_policy');
  return text !== undefined && quotePolicies.includes(text) ? (text as StatusRecord['quote_policy']) : undefined;
}

/** A language tag (BCP 47); anything else is ignored. */
export function readLanguage(body: Parameters): string | undefined {
  const text = body.text('language');
  return text !== undefined && /^[a-z]{2,3}(?:-[a-z\d]{1,8}){0,3}$/i.test(text) ? text : undefined;
}

/** The draft of a request. Uploads stay unattached until it is published or scheduled. */
export function readDraft(server: Server, body: Parameters, context: RouteContext, viewerId: string): StatusDraft {
  const media = readMedia(server, body, viewerId);
  const poll = readPoll(server, body, media.length > 0);
  const app = server.grants.app(context.get('token')?.clientId ?? '');
  const posting = server.overrides.state.profiles[viewerId]?.posting;
  return {
    account_id: viewerId,
    text: readText(server, body, media.length > 0 || poll !== null),
    spoiler_text: body.text('spoiler_text'),
    sensitive: body.flag('sensitive') ?? posting?.sensitive,
    visibility: readVisibility(server, body, viewerId),
    language: readLanguage(body) ?? posting?.language,
    in_reply_to_id: namedStatus(server, body.text('in_reply_to_id'), viewerId),
    to: server.profile.statuses.explicitAddressing && body.isArray('to') ? body.list('to') : undefined,
    quoted_status_id: server.profile.statuses.quotes
      ? quotedStatus(server, body.text('quoted_status_id') ?? body.text('quote_id'), viewerId)
      : null,
    quote_policy: server.profile.statuses.quotes ? readQuotePolicy(body) : undefined,
    media,
    poll,
    application: app === null ? null : { name: app.name, website: app.website },
  };
}
