import { afterEach, describe, expect, it, vi } from 'vitest';
import { clientOf, rejection } from '../test-support/client-of.js';
import { anAttachment } from '../testing/index.js';
import { mediaOf } from './media.js';

afterEach(() => vi.useRealTimers());

describe('media', () => {
  const file = new Blob(['boat'], { type: 'image/png' });

  it('[API-03] uploads a form and waits until the server has processed the file', async () => {
    vi.useFakeTimers();
    let asked = 0;
    const { client, requests } = clientOf({
      'POST /api/v2/media': { status: 202, data: { ...anAttachment(), url: null, preview_url: null } },
      'GET /api/v1/media/3000': () => ({ status: (asked += 1) < 3 ? 206 : 200, data: anAttachment() }),
    });
    const upload = mediaOf(client).upload(file, { description: 'A boat', focus: { x: 0.5, y: -1 } });
    await vi.advanceTimersByTimeAsync(3000);
    expect((await upload).url).toBe(anAttachment().url);
    const form = requests[0]?.body;
    expect(form instanceof FormData ? [form.get('description'), form.get('focus')] : null).toEqual(['A boat', '0.5,-1']);
    const sent = form instanceof FormData ? form.get('file') : null;
    expect(sent instanceof Blob ? await sent.text() : null).toBe('boat');
    expect(asked).toBe(3);
  });

  it('[API-03] falls back to the version 1 endpoint', async () => {
    const { client, names } = clientOf({ 'POST /api/v1/media': { data: anAttachment() } });
    expect((await mediaOf(client).upload(file)).id).toBe('3000');
    expect(names()).toEqual(['POST /api/v2/media', 'POST /api/v1/media']);
  });

  it.each([null, [], 'ok', {}, { id: null }, { id: {} }, { ...anAttachment(), id: '' }])(
    '[API-07] rejects an answer without an attachment: %j',
    async data => {
      const { client } = clientOf({ 'POST /api/v2/media': { data } });
      expect(await rejection(mediaOf(client).upload(file))).toMatchObject({ kind: 'decode' });
    },
  );

  it('[API-07] keeps a hostile answer to its fields, and its id within the path', async () => {
    const hostile = {
      ...anAttachment(),
      id: '../../admin?x=1',
      type: 'script',
      url: 'javascript:alert(1)',
      preview_url: 'data:text/html,<script>alert(1)</script>',
      description: { evil: true },
      meta: { focus: { x: 'left', y: 1e9 }, original: null },
    };
    const { client, names } = clientOf({
      'POST /api/v2/media': { data: hostile },
      'PUT /api/v1/media/..%2F..%2Fadmin%3Fx%3D1': { data: anAttachment() },
    });
    const attachment = await mediaOf(client).upload(file);
    expect(attachment).toMatchObject({ type: 'unknown', description: null });
    await mediaOf(client).update(attachment.id, { description: 'A boat' });
    expect(names()[1]).toBe('PUT /api/v1/media/..%2F..%2Fadmin%3Fx%3D1');
  });

  it("[API-08] rejects with the server's message", async () => {
    const { client } = clientOf({ 'POST /api/v2/media': { status: 422, data: { error: 'File type is not supported' } } });
    expect(await rejection(mediaOf(client).upload(file))).toMatchObject({
      kind: 'http',
      serverMessage: 'File type is not supported',
    });
  });
});
