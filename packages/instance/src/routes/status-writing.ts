import type { Hono } from 'hono';

import { requireViewer, statusToChange } from '../http/access.js';
import { publishStatus, withdrawStatus } from '../server/notify.js';
import { createIdempotency } from '../http/idempotency.js';
import { bodyParameters, POST_BODY_BYTES } from '../http/parameters.js';
import type { Parameters } from '../http/parameters.js';
import { forbidden, notFound } from '../http/refusal.js';
import { attachmentJson, statusJson } from '../server/serialize.js';
import type { Environment, Server } from '../server/server.js';
import { createStatus, deleteStatus, editStatus } from '../world/actions.js';
import { scheduleDraft } from './scheduled-statuses.js';
import { readDraft, readLanguage, readMedia, readPoll, readQuotePolicy, readText } from './status-drafts.js';
import type { MediaRecord, StatusRecord } from '../world/records.js';

function editedMedia(server: Server, body: Parameters, before: StatusRecord): MediaRecord[] {
  const keeps = !body.has('media_ids') && server.profile.edits.replaces === 'given';
  return keeps ? before.media_attachments : readMedia(server, body, before.account_id, before.media_attachments);
}

function edit(server: Server, body: Parameters, before: StatusRecord): StatusRecord {
  const replacesAll = server.profile.edits.replaces === 'all';
  const media = editedMedia(server, body, before);
  const poll =
    body.has('poll') || body.nested('poll') !== null || replacesAll ? readPoll(server, body, media.length > 0) : undefined;
  const hasPoll = poll === undefined ? before.poll !== null : poll !== null;
  const status = editStatus(
    server.world,
    before.id,
    {
      text: body.has('status') || replacesAll ? readText(server, body, media.length > 0 || hasPoll) : before.text,
      spoiler_text: body.text('spoiler_text') ?? (replacesAll ? '' : undefined),
      sensitive: body.flag('sensitive') ?? (replacesAll ? false : undefined),
      language: readLanguage(body),
      quote_policy: readQuotePolicy(body),
      media,
      poll,
    },
    server.now(),
  );
  if (status === null) throw notFound();
  server.uploads.attach(media.map(({ id }) => id));
  for (const { id } of before.media_attachments) {
    if (!media.some(one => one.id === id)) server.uploads.detach(id, before.account_id, server.now());
  }
  return status;
}

/** Publishing, editing and deleting statuses. What a body may contain is in status-drafts.ts. */
export function statusWritingRoutes(app: Hono<Environment>, server: Server): void {
  const idempotency = createIdempotency<string>(server.now);

  app.post('/api/v1/statuses', async context => {
    const viewerId = requireViewer(context, 'write:statuses');
    const body = await bodyParameters(context.req.raw, server.profile.refusesEmptyJson !== 'never', POST_BODY_BYTES);
    const key = server.profile.statuses.idempotency === 'statuses' ? context.req.header('Idempotency-Key') : undefined;
    const known = key === undefined ? null : idempotency.find(viewerId, key);
    const existing = known === null ? undefined : server.world.statuses.get(known);
    if (existing !== undefined) {
      context.set('isRepeat', true);
      return context.json(statusJson(server, existing, viewerId));
    }
    const draft = readDraft(server, body, context, viewerId);
    // No key protects a scheduled post: servers remember the ids of posts.
    const scheduled = scheduleDraft(server, body, draft);
    if (scheduled !== null) return context.json(scheduled);
    const status = createStatus(server.world, draft, server.now());
    if (key !== undefined) idempotency.add(viewerId, key, status.id);
    publishStatus(server, status);
    return context.json(statusJson(server, status, viewerId));
  });

  app.put('/api/v1/statuses/:id', async context => {
    const viewerId = requireViewer(context, 'write:statuses');
    const before = statusToChange(server, context.req.param('id'), viewerId);
    if (before.account_id !== viewerId || before.reblog_of_id !== null) throw notFound();
    const body = await bodyParameters(context.req.raw, server.profile.refusesEmptyJson !== 'never', POST_BODY_BYTES);
    const status = edit(server, body, before);
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
    const media = status.media_attachments;
    const json = {
      ...statusJson(server, status, viewerId),
      text: status.text,
      media_attachments: media.map(one => ({ ...attachmentJson(server, one), id: one.id })),
    };
    withdrawStatus(server, status, () => deleteStatus(server.world, status.id));
    if (context.req.query('delete_media') !== 'true') {
      for (const { id } of media) server.uploads.detach(id, viewerId, server.now());
    }
    return context.json(json);
  });
}
