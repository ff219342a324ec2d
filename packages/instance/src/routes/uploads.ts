import type { Hono } from 'hono';

import { paramOf, requireViewer } from '../http/access.js';
import type { Parameters } from '../http/parameters.js';
import { bodyParameters } from '../http/parameters.js';
import { failure, notFound, tooLarge, unprocessable } from '../http/refusal.js';
import { mediaFacts, type MediaFacts } from '../server/media-facts.js';
import { attachmentJson } from '../server/serialize.js';
import type { Environment, RouteContext, Server, Wire } from '../server/server.js';
import { attachmentType } from '../server/uploads.js';
import type { MediaRecord } from '../world/records.js';

/** The form around a file. */
const FORM_BYTES = 65_536;
const MEGABYTE = 1_048_576;

/** An attachment as answered to its upload. Unlike inside a status, its id is the one to post with. */
function uploadJson(server: Server, media: MediaRecord, isReady: boolean): Wire {
  const json = attachmentJson(server, media);
  const isMisread = media.type === 'audio' && server.profile.uploads.audio === 'as-image';
  const unready = { url: null, preview_url: null, meta: {}, blurhash: null };
  return { ...json, id: media.id, ...(isMisread ? { type: 'image' } : {}), ...(isReady ? {} : unready) };
}

/** Refuses a file that the limits of the server profile exclude. */
function checkLimits(server: Server, file: File, type: MediaRecord['type'], { size, duration }: MediaFacts): void {
  const { uploads } = server.profile;
  const bytes = type === 'image' ? uploads.imageBytes : uploads.videoBytes;
  if (file.size > bytes) {
    if (uploads.oversize === 413) throw tooLarge();
    throw unprocessable(`Validation failed: File file size must be less than ${String(bytes / MEGABYTE)} MB`);
  }
  const pixels = type === 'image' ? uploads.imagePixels : uploads.videoPixels;
  if (size !== null && pixels !== null && size.width * size.height > pixels) {
    const files = type === 'image' ? 'images' : 'videos';
    throw unprocessable(`Validation failed: File ${String(size.width)}x${String(size.height)} ${files} are not supported`);
  }
  if (uploads.videoSeconds !== null && duration !== null && duration > uploads.videoSeconds) {
    throw unprocessable(`Validation failed: File must be shorter than ${String(uploads.videoSeconds)} seconds`);
  }
}

function readDescription(server: Server, body: Parameters): string | null {
  const description = body.text('description') ?? null;
  const { descriptionCharacters } = server.profile.uploads;
  if (description !== null && description.length > descriptionCharacters) {
    throw unprocessable(`Validation failed: Description is too long (maximum is ${String(descriptionCharacters)} characters)`);
  }
  return description;
}

/** The focal point of `focus=x,y`; null without a usable one. */
export function readFocus(body: Parameters): { x: number; y: number } | null {
  const [x, y] = (body.text('focus') ?? '').split(',').map(Number);
  return x === undefined || y === undefined || !(Math.abs(x) <= 1 && Math.abs(y) <= 1) ? null : { x, y };
}

function metaOf({ size, duration }: MediaFacts, focus: { x: number; y: number } | null): Record<string, unknown> {
  const dimensions = size === null ? {} : { ...size, size: `${size.width}x${size.height}`, aspect: size.width / size.height };
  const length = duration === null ? {} : { duration };
  const original = { ...dimensions, ...length };
  return { ...(Object.keys(original).length === 0 ? {} : { original }), ...length, ...(focus === null ? {} : { focus }) };
}

/** The next free id. The posts of a journal may use the first ones. */
function nextMediaId(server: Server): string {
  let id = 900_000 + server.world.media.size;
  while (server.world.media.has(String(id))) id += 1;
  return String(id);
}

async function upload(context: RouteContext, server: Server, canWait: boolean): Promise<Response> {
  const viewerId = requireViewer(context, 'write:media');
  const { uploads } = server.profile;
  const body = await bodyParameters(context.req.raw, false, Math.max(uploads.imageBytes, uploads.videoBytes) + FORM_BYTES);
  const file = body.file('file');
  if (file === null) throw unprocessable("Validation failed: File can't be blank");
  if (!uploads.types.includes(file.type)) {
    throw uploads.unknownType === 'failure' ? failure() : unprocessable('Validation failed: File content type is invalid');
  }
  const type = attachmentType(file.type);
  if (type === 'audio' && uploads.audio === 'failure') throw failure();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const facts = mediaFacts(bytes, file.type);
  checkLimits(server, file, type, facts);
  const description = readDescription(server, body);
  const id = nextMediaId(server);
  const url = server.uploads.store({ body: bytes, type: file.type }, id);
  const media: MediaRecord = {
    id,
    type,
    url,
    preview_url: type === 'image' ? url : null,
    remote_url: null,
    description,
    blurhash: null,
    meta: metaOf(facts, readFocus(body)),
  };
  server.world.media.set(id, media);
  const isProcessed = !canWait || type === 'image' || uploads.processing === 'synchronous';
  const since = server.now();
  server.uploads.detach(id, viewerId, since, since + (isProcessed ? 0 : server.mediaProcessingMs));
  return context.json(uploadJson(server, media, isProcessed), isProcessed ? 200 : 202);
}

/** An own upload that no post uses; 404 for all others. */
function ownUpload(context: RouteContext, server: Server): { media: MediaRecord; isReady: boolean } {
  const viewerId = requireViewer(context, 'write:media');
  const media = server.world.media.get(paramOf(context, 'id'));
  const unattached = media === undefined ? null : server.uploads.unattached(media.id, viewerId);
  if (media === undefined || unattached === null || !server.profile.uploads.readable) throw notFound();
  return { media, isReady: server.now() >= unattached.readyAt };
}

/** Uploading attachments. They are posted with `media_ids`. */
export function uploadRoutes(app: Hono<Environment>, server: Server): void {
  app.post('/api/v1/media', context => upload(context, server, false));
  app.post('/api/v2/media', context => upload(context, server, true));

  app.get('/api/v1/media/:id', context => {
    const { media, isReady } = ownUpload(context, server);
    return context.json(uploadJson(server, media, isReady), isReady ? 200 : 206);
  });

  app.put('/api/v1/media/:id', async context => {
    const { media, isReady } = ownUpload(context, server);
    const body = await bodyParameters(context.req.raw, server.profile.refusesEmptyJson !== 'never');
    if (body.has('description')) media.description = readDescription(server, body);
    const focus = readFocus(body);
    if (focus !== null) media.meta = { ...media.meta, focus };
    return context.json(uploadJson(server, media, isReady));
  });

  app.delete('/api/v1/media/:id', context => {
    if (!server.profile.uploads.deletable) throw notFound();
    const { media } = ownUpload(context, server);
    server.uploads.attach([media.id]);
    server.world.media.delete(media.id);
    return context.json({});
  });
}
