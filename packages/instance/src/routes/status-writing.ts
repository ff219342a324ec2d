import type { Hono } from 'hono';

import { requireViewer, statusFrom, statusToChange } from '../http/access.js';
import { publishStatus, withdrawStatus } from '../server/notify.js';
import { createIdempotency } from '../http/idempotency.js';
import { bodyParameters } from '../http/parameters.js';
import type { Parameters } from '../http/parameters.js';
import { forbidden, notFound, unprocessable } from '../http/refusal.js';
import { statusJson } from '../server/serialize.js';
import type { Environment, RouteContext, Server } from '../server/server.js';
import type { StatusDraft } from '../world/actions.js';
import { createStatus, deleteStatus, editStatus } from '../world/actions.js';
import type { MediaRecord, Visibility } from '../world/world.js';

const writable: readonly Visibility[] = ['public', 'unlisted', 'private', 'direct'];

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

function readPoll(server: Server, body: Parameters, hasMedia: boolean): StatusDraft['poll'] {
  const poll = body.nested('poll');
  if (poll === null || !server.profile.statuses.polls) return null;
  const options = poll.list('options').map(option => option.trim());
  if (options.length === 0) return null;
  const { pollOptions, pollOptionCharacters } = server.profile.limits;
  if (hasMedia) throw unprocessable('Validation failed: Cannot attach a poll and media');
  if (options.length < 2) throw unprocessable('Validation failed: Poll must have more than one item');
  if (options.length > pollOptions)
    throw unprocessable(`Validation failed: Poll can't contain more than ${String(pollOptions)} items`);
  if (options.some(option => option === '')) throw unprocessable("Validation failed: Options can't be blank");
  if (options.some(option => characterCount(option) > pollOptionCharacters)) {
    throw unprocessable(`Validation failed: Options can't be longer than ${String(pollOptionCharacters)} characters each`);
  }
  if (new Set(options).size !== options.length) throw unprocessable("Validation failed: Options can't contain duplicate items");
  const expiresIn = Number.parseInt(poll.text('expires_in') ?? '', 10);
  if (!(expiresIn >= 300)) throw unprocessable('Validation failed: Duration of the poll is too short');
  if (expiresIn > 2_629_746) throw unprocessable('Validation failed: Duration of the poll is too far into the future');
  return { options, expires_in: expiresIn, multiple: poll.flag('multiple') === true };
}

function readMedia(server: Server, body: Parameters): MediaRecord[] {
  const ids = body.list('media_ids');
  if (ids.length > server.profile.limits.media) {
    throw unprocessable(`Validation failed: Cannot attach more than ${String(server.profile.limits.media)} files`);
  }
  return ids.map(id => {
    const media = server.world.media.get(id);
    if (media === undefined) throw unprocessable('Validation failed: Media not found');
    return media;
  });
}

/** A text of more UTF-16 units per allowed character is refused without being counted. */
const MAXIMUM_UNITS_PER_CHARACTER = 64;

/** Refuses a missing text, or one longer than the server profile allows. */
function readText(server: Server, body: Parameters, mayBeEmpty: boolean): string {
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

function readVisibility(server: Server, body: Parameters): Visibility {
  const text = body.text('visibility') ?? server.profile.statuses.defaultVisibility;
  if (text === 'local' && server.profile.statuses.localVisibility) return text;
  if (!isWritable(text)) throw unprocessable('Validation failed: Visibility is not included in the list');
  return text;
}

/** The id of a status that a draft refers to. Refuses an invisible one (404). */
function namedStatus(server: Server, wireId: string | undefined, viewerId: string): string | null {
  if (wireId === undefined || wireId === '') return null;
  return statusFrom(server, wireId, viewerId).id;
}

function readDraft(server: Server, body: Parameters, context: RouteContext, viewerId: string): StatusDraft {
  const media = readMedia(server, body);
  const poll = readPoll(server, body, media.length > 0);
  const app = server.grants.app(context.get('token')?.clientId ?? '');
  return {
    account_id: viewerId,
    text: readText(server, body, media.length > 0 || poll !== null),
    spoiler_text: body.text('spoiler_text'),
    sensitive: body.flag('sensitive'),
    visibility: readVisibility(server, body),
    language: body.text('language'),
    in_reply_to_id: namedStatus(server, body.text('in_reply_to_id'), viewerId),
    quoted_status_id: server.profile.statuses.quotes
      ? namedStatus(server, body.text('quoted_status_id') ?? body.text('quote_id'), viewerId)
      : null,
    media,
    poll,
    application: app === null ? null : { name: app.name, website: app.website },
  };
}

export function statusWritingRoutes(app: Hono<Environment>, server: Server): void {
  const idempotency = createIdempotency<string>(server.now);

  app.post('/api/v1/statuses', async context => {
    const viewerId = requireViewer(context, 'write:statuses');
    const body = await bodyParameters(context.req.raw, server.profile.refusesEmptyJson !== 'never');
    const key = server.profile.statuses.idempotency === 'statuses' ? context.req.header('Idempotency-Key') : undefined;
    const known = key === undefined ? null : idempotency.find(viewerId, key);
    const existing = known === null ? undefined : server.world.statuses.get(known);
    if (existing !== undefined) {
      context.set('isRepeat', true);
      return context.json(statusJson(server, existing, viewerId));
    }
    const status = createStatus(server.world, readDraft(server, body, context, viewerId), server.now());
    if (key !== undefined) idempotency.add(viewerId, key, status.id);
    publishStatus(server, status);
    return context.json(statusJson(server, status, viewerId));
  });

  app.put('/api/v1/statuses/:id', async context => {
    const viewerId = requireViewer(context, 'write:statuses');
    const before = statusToChange(server, context.req.param('id'), viewerId);
    if (before.account_id !== viewerId || before.reblog_of_id !== null) throw notFound();
    const body = await bodyParameters(context.req.raw, server.profile.refusesEmptyJson !== 'never');
    const media = body.has('media_ids') ? readMedia(server, body) : undefined;
    const hasMore = (media ?? before.media_attachments).length > 0 || before.poll !== null;
    const status = editStatus(
      server.world,
      before.id,
      {
        text: body.has('status') ? readText(server, body, hasMore) : before.text,
        spoiler_text: body.text('spoiler_text'),
        sensitive: body.flag('sensitive'),
        language: body.text('language'),
        media,
      },
      server.now(),
    );
    if (status === null) throw notFound();
    server.hub.publish({ kind: 'edit', statusId: status.id });
    return context.json(statusJson(server, status, viewerId));
  });

  app.delete('/api/v1/statuses/:id', context => {
    if (!server.profile.statuses.canDelete) throw notFound();
    const viewerId = requireViewer(context, 'write:statuses');
    const status = statusToChange(server, context.req.param('id'), viewerId);
    if (status.account_id !== viewerId) {
      throw server.profile.statuses.foreignDelete === 'forbidden' ? forbidden() : notFound();
    }
    const json = { ...statusJson(server, status, viewerId), text: status.text };
    withdrawStatus(server, status, () => deleteStatus(server.world, status.id));
    return context.json(json);
  });
}
