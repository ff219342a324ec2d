import type { Hono } from 'hono';

import { requireViewer } from '../http/access.js';
import { bodyParameters } from '../http/parameters.js';
import { failure, notFound, unprocessable } from '../http/refusal.js';
import { attachmentJson } from '../server/serialize.js';
import type { Environment, RouteContext, Server, Wire } from '../server/server.js';
import { attachmentType, pictureSize } from '../server/uploads.js';
import type { MediaRecord } from '../world/world.js';

const MAXIMUM_UPLOAD_BYTES = 16_777_216;

/** An attachment as answered to its upload. Unlike inside a status, its id is the one to post with. */
function uploadJson(server: Server, media: MediaRecord): Wire {
  const json = attachmentJson(server, media);
  const isMisread = media.type === 'audio' && server.profile.uploads.audio === 'as-image';
  return { ...json, id: media.id, ...(isMisread ? { type: 'image' } : {}) };
}

async function upload(context: RouteContext, server: Server): Promise<Response> {
  requireViewer(context, 'write:media');
  const body = await bodyParameters(context.req.raw, false, MAXIMUM_UPLOAD_BYTES);
  const file = body.file('file');
  if (file === null) throw unprocessable("Validation failed: File can't be blank");
  const type = attachmentType(file.type);
  if (type === null) throw unprocessable('Validation failed: File content type is invalid');
  if (type === 'audio' && server.profile.uploads.audio === 'failure') throw failure();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const id = String(server.world.media.size + 900_000);
  const url = server.uploads.add({ body: bytes, type: file.type }, id);
  const size = type === 'image' ? pictureSize(bytes) : null;
  const media: MediaRecord = {
    id,
    type,
    url,
    preview_url: type === 'image' ? url : null,
    remote_url: null,
    description: body.text('description') ?? null,
    blurhash: null,
    meta: size === null ? {} : { original: { ...size, size: `${size.width}x${size.height}`, aspect: size.width / size.height } },
  };
  server.world.media.set(id, media);
  return context.json(uploadJson(server, media));
}

/** Uploading attachments. They are posted with `media_ids`. */
export function uploadRoutes(app: Hono<Environment>, server: Server): void {
  app.post('/api/v1/media', context => upload(context, server));
  app.post('/api/v2/media', context => upload(context, server));

  app.get('/api/v1/media/:id', context => {
    requireViewer(context, 'write:media');
    const media = server.world.media.get(context.req.param('id'));
    if (media === undefined || !server.profile.uploads.readable) throw notFound();
    return context.json(uploadJson(server, media));
  });
}
