import type { Hono } from 'hono';

import { paramOf, requireViewer } from '../http/access.js';
import { pageByCursor, sendPage } from '../http/paging.js';
import { bodyParameters } from '../http/parameters.js';
import type { Parameters } from '../http/parameters.js';
import { notFound, unprocessable } from '../http/refusal.js';
import { attachmentJson } from '../server/serialize.js';
import type { Environment, RouteContext, Server, Wire } from '../server/server.js';
import type { ScheduledRecord, StatusDraft } from '../world/records.js';
import { changeScheduled, scheduleStatus, unschedule } from '../world/scheduled-statuses.js';

const DAY_MS = 86_400_000;
/** A post is scheduled more than this ahead. */
const SHORTEST_MS = 5 * 60_000;
const MOST_SCHEDULED = 300;
const MOST_SCHEDULED_A_DAY = 25;

function scheduledJson(server: Server, { id, scheduled_at, draft }: ScheduledRecord): Wire {
  const { ids } = server.profile;
  const reply = draft.in_reply_to_id ?? null;
  const quoted = draft.quoted_status_id ?? null;
  const { poll } = draft;
  return {
    id,
    scheduled_at,
    params: {
      text: draft.text,
      poll: poll === null || poll === undefined ? null : { ...poll, expires_in: String(poll.expires_in), hide_totals: false },
      media_ids: draft.media === undefined || draft.media.length === 0 ? null : draft.media.map(media => media.id),
      sensitive: draft.sensitive ?? false,
      spoiler_text: draft.spoiler_text ?? null,
      visibility: draft.visibility ?? null,
      language: draft.language ?? null,
      in_reply_to_id: reply === null ? null : ids.encode(reply),
      ...(quoted === null ? {} : { quoted_status_id: ids.encode(quoted) }),
      application_id: 1,
      scheduled_at: null,
      idempotency: null,
      with_rate_limit: false,
    },
    media_attachments: (draft.media ?? []).map(media => attachmentJson(server, media)),
  };
}

const scheduledOf = (server: Server, accountId: string): ScheduledRecord[] =>
  [...server.world.scheduled.values()].filter(({ draft }) => draft.account_id === accountId);

/** Epoch milliseconds of `scheduled_at`. Refuses one that is no date, or too soon. */
function readTime(server: Server, body: Parameters): number {
  const time = Date.parse(body.text('scheduled_at') ?? '');
  if (time > server.now() + SHORTEST_MS) return time;
  throw unprocessable('Validation failed: Scheduled at The scheduled date must be in the future');
}

/** Schedules a draft whose request asks for it; null for one to publish now. */
export function scheduleDraft(server: Server, body: Parameters, draft: StatusDraft): Wire | null {
  const { posts, past } = server.profile.scheduling;
  const text = body.text('scheduled_at') ?? '';
  if (posts === 'ignored' || text === '') return null;
  if (past === 'published' && Date.parse(text) <= server.now()) return null;
  const time = readTime(server, body);
  const others = scheduledOf(server, draft.account_id);
  const day = (milliseconds: number): number => Math.floor(milliseconds / DAY_MS);
  if (others.length >= MOST_SCHEDULED)
    throw unprocessable('Validation failed: You have exceeded the limit of 300 scheduled posts');
  if (others.filter(({ scheduled_at }) => day(Date.parse(scheduled_at)) === day(time)).length >= MOST_SCHEDULED_A_DAY) {
    throw unprocessable('Validation failed: You have exceeded the limit of 25 scheduled posts for that day');
  }
  const scheduled = scheduleStatus(server.world, draft, time);
  server.uploads.attach(draft.media?.map(({ id }) => id) ?? []);
  return scheduledJson(server, scheduled);
}

export function scheduledStatusRoutes(app: Hono<Environment>, server: Server): void {
  const own = (context: RouteContext, scope: string): ScheduledRecord => {
    const viewerId = requireViewer(context, scope);
    const scheduled = server.world.scheduled.get(paramOf(context, 'id'));
    if (scheduled === undefined || scheduled.draft.account_id !== viewerId) throw notFound();
    return scheduled;
  };

  app.get('/api/v1/scheduled_statuses', context => {
    const viewerId = requireViewer(context, 'read:statuses');
    const ids = scheduledOf(server, viewerId).map(({ id }) => id);
    const page = pageByCursor(context, server, 'statuses', `scheduled ${viewerId}`, ids);
    const found = page.ids.flatMap(id => server.world.scheduled.get(id) ?? []);
    return sendPage(
      context,
      server,
      'scheduled',
      page,
      found.map(scheduled => scheduledJson(server, scheduled)),
    );
  });

  app.get('/api/v1/scheduled_statuses/:id', context => context.json(scheduledJson(server, own(context, 'read:statuses'))));

  app.put('/api/v1/scheduled_statuses/:id', async context => {
    const before = own(context, 'write:statuses');
    const body = await bodyParameters(context.req.raw, server.profile.refusesEmptyJson !== 'never');
    const scheduled = { ...before, scheduled_at: new Date(readTime(server, body)).toISOString() };
    changeScheduled(server.world, scheduled);
    return context.json(scheduledJson(server, scheduled));
  });

  app.delete('/api/v1/scheduled_statuses/:id', context => {
    const { id, draft } = own(context, 'write:statuses');
    unschedule(server.world, id);
    for (const media of draft.media ?? []) server.uploads.detach(media.id, draft.account_id, server.now());
    return context.json({});
  });
}
