import type { Hono } from 'hono';

import { accountFrom, paramOf, requireViewer, statusFrom, viewerFor, viewerOf } from '../http/access.js';
import { pageByCursor, pageStatuses, sendPage, sendStatuses } from '../http/paging.js';
import { bodyParameters, POST_BODY_BYTES } from '../http/parameters.js';
import type { Parameters } from '../http/parameters.js';
import { badRequest, forbidden, notFound, unprocessable } from '../http/refusal.js';
import { notify, publishStatus } from '../server/notify.js';
import { calendarOf } from '../server/event-calendar.js';
import { foundPlaceJson } from '../server/pleroma-block.js';
import { statusesJson, statusJson } from '../server/serialize.js';
import type { Environment, RouteContext, Server } from '../server/server.js';
import { createStatus, editStatus } from '../world/actions.js';
import { BANNER_DESCRIPTION, type EventRecord, type Participation } from '../world/event-record.js';
import { findPlaces, placeOf } from '../world/event-places.js';
import { decideParticipation, joinedEvents, joinEvent, leaveEvent, participantsOf } from '../world/events.js';
import type { MediaRecord, StatusRecord } from '../world/records.js';
import { accountJson, accountsJson } from '../server/serialize-account.js';

type EventStatus = StatusRecord & { event: EventRecord };

const STATES: readonly string[] = ['pending', 'reject', 'accept'];

function isState(text: string): text is Participation['state'] {
  return STATES.includes(text);
}

/** A visible event; 404 for anything else. */
function eventFrom(server: Server, wireId: string, viewerId: string | null): EventStatus {
  const status = statusFrom(server, wireId, viewerId);
  if (!hasEvent(status)) throw notFound();
  return status;
}

function hasEvent(status: StatusRecord): status is EventStatus {
  return status.event !== undefined;
}

/** An event of the viewer; 403 for those of others. */
function ownEventFrom(server: Server, wireId: string, viewerId: string): EventStatus {
  const status = eventFrom(server, wireId, viewerId);
  if (status.account_id !== viewerId) throw forbidden();
  return status;
}

function readTime(body: Parameters, name: string, before: string | null): string | null {
  if (!body.has(name)) return before;
  const text = body.text(name) ?? '';
  if (text === '') return null;
  if (Number.isNaN(Date.parse(text))) throw unprocessable(`${name} is invalid`);
  return new Date(text).toISOString();
}

/** The event of a request, over the one before. Refuses one without a name or a start, and one that ends before it starts (422). */
function readEvent(body: Parameters, before: EventRecord | null): EventRecord {
  const name = (body.text('name') ?? before?.name ?? '').trim();
  if (name === '') throw unprocessable("Name can't be blank");
  const start = readTime(body, 'start_time', before?.start_time ?? null);
  if (start === null) throw unprocessable("Start time can't be blank");
  const end = readTime(body, 'end_time', before?.end_time ?? null);
  if (end !== null && end < start) throw unprocessable('End time must be after the start time');
  const placeId = body.text('location_id');
  const place = placeId === undefined || placeId === '' ? null : placeOf(placeId);
  if (place === null && placeId !== undefined && placeId !== '') throw unprocessable('Location not found');
  const isMoved = body.has('location_id');
  return {
    name,
    start_time: start,
    end_time: end,
    join_mode: before?.join_mode ?? (body.text('join_mode') === 'restricted' ? 'restricted' : 'free'),
    location: isMoved ? place : (before?.location ?? null),
    participations: before?.participations ?? [],
  };
}

/** The attachments of an event: its banner in front of the files it has. */
function readMedia(server: Server, body: Parameters, before: readonly MediaRecord[]): MediaRecord[] {
  if (!body.has('banner_id')) return [...before];
  const others = before.filter(media => media.description !== BANNER_DESCRIPTION);
  const id = body.text('banner_id');
  if (id === undefined || id === '') return others;
  const banner = server.world.media.get(id);
  if (banner === undefined || banner.type !== 'image') throw unprocessable('Banner is invalid');
  return [{ ...banner, description: BANNER_DESCRIPTION }, ...others];
}

const readBody = async (context: RouteContext): Promise<Parameters> => bodyParameters(context.req.raw, false, POST_BODY_BYTES);

async function decide(context: RouteContext, server: Server, state: 'accept' | 'reject'): Promise<Response> {
  const viewerId = requireViewer(context, 'write');
  const status = ownEventFrom(server, paramOf(context, 'id'), viewerId);
  const { id: accountId } = accountFrom(server, paramOf(context, 'account'));
  if (!decideParticipation(server.world, status, accountId, state)) throw notFound();
  if (state === 'accept') notify(server, accountId, 'pleroma:participation_accepted', viewerId, status.id);
  return context.json(statusJson(server, status, viewerId));
}

function writingRoutes(app: Hono<Environment>, server: Server, base: string): void {
  app.post(`${base}/events`, async context => {
    const viewerId = requireViewer(context, 'write');
    const body = await readBody(context);
    const event = readEvent(body, null);
    const client = server.grants.app(context.get('token')?.clientId ?? '');
    const status = createStatus(
      server.world,
      {
        account_id: viewerId,
        text: (body.text('status') ?? '').trim(),
        language: body.text('language'),
        media: readMedia(server, body, []),
        event,
        application: client === null ? null : { name: client.name, website: client.website },
      },
      server.now(),
    );
    publishStatus(server, status);
    return context.json(statusJson(server, status, viewerId));
  });

  app.put(`${base}/events/:id`, async context => {
    const viewerId = requireViewer(context, 'write');
    const before = ownEventFrom(server, context.req.param('id'), viewerId);
    const body = await readBody(context);
    const change = {
      text: body.has('status') ? (body.text('status') ?? '').trim() : before.text,
      media: readMedia(server, body, before.media_attachments),
      event: readEvent(body, before.event),
    };
    const status = editStatus(server.world, before.id, change, server.now());
    if (status === null) throw notFound();
    server.hub.publish({ kind: 'edit', statusId: status.id });
    return context.json(statusJson(server, status, viewerId));
  });

  app.post(`${base}/events/:id/join`, async context => {
    const viewerId = requireViewer(context, 'write');
    const status = eventFrom(server, context.req.param('id'), viewerId);
    if (status.account_id === viewerId) throw badRequest("You can't join your own event");
    const message = (await readBody(context)).text('participation_message') ?? null;
    if (!joinEvent(server.world, status, viewerId, message)) throw badRequest('You are already joining this event');
    if (status.event.join_mode === 'restricted') {
      notify(server, status.account_id, 'pleroma:participation_request', viewerId, status.id);
    }
    return context.json(statusJson(server, status, viewerId));
  });

  app.post(`${base}/events/:id/leave`, context => {
    const viewerId = requireViewer(context, 'write');
    const status = eventFrom(server, context.req.param('id'), viewerId);
    leaveEvent(server.world, status, viewerId);
    return context.json(statusJson(server, status, viewerId));
  });

  app.post(`${base}/events/:id/participation_requests/:account/authorize`, context => decide(context, server, 'accept'));
  app.post(`${base}/events/:id/participation_requests/:account/reject`, context => decide(context, server, 'reject'));
}

function readingRoutes(app: Hono<Environment>, server: Server, base: string): void {
  app.get(`${base}/events/joined_events`, context => {
    const viewerId = requireViewer(context, 'read:statuses');
    const state = context.req.query('state') ?? 'accept';
    if (!isState(state)) throw badRequest('Invalid value for enum');
    const page = pageStatuses(context, server, range => joinedEvents(server.world, viewerId, state, range));
    return sendStatuses(context, server, 'public', page, statusesJson(server, page.ids, viewerId));
  });

  app.get(`${base}/events/:id/participations`, context => {
    const viewerId = viewerFor(context, server, 'status');
    const status = eventFrom(server, context.req.param('id'), viewerId);
    const page = pageByCursor(context, server, 'accounts', `participations ${status.id}`, participantsOf(status.event));
    return sendPage(context, server, 'accounts', page, accountsJson(server, page.ids));
  });

  app.get(`${base}/events/:id/participation_requests`, context => {
    const viewerId = requireViewer(context, 'read');
    const { event } = ownEventFrom(server, context.req.param('id'), viewerId);
    const requests = event.participations.filter(({ state }) => state === 'pending');
    return context.json(
      requests.flatMap(({ account_id: accountId, message }) => {
        const account = server.world.accounts.get(accountId);
        return account === undefined ? [] : [{ account: accountJson(server, account), participation_message: message }];
      }),
    );
  });

  app.get(`${base}/events/:id/ics`, context => {
    const status = eventFrom(server, context.req.param('id'), viewerOf(context));
    return context.body(calendarOf(status, status.event, server.now()), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="calendar.ics"',
    });
  });

  app.get(`${base}/search/location`, context => {
    requireViewer(context, 'read');
    return context.json(findPlaces(context.req.query('q') ?? '').map(foundPlaceJson));
  });
}

/** Events, for server profiles that have them. The list of all events is the public timeline with `only_events`. */
export function eventRoutes(app: Hono<Environment>, server: Server): void {
  for (const base of ['/api/v1/pleroma', '/api/v1/soapbox']) {
    readingRoutes(app, server, base);
    writingRoutes(app, server, base);
  }
}
