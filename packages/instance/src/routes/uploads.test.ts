import { describe, expect, it } from 'vitest';

import type { ServerProfileName } from '../server-profiles/server-profile.js';
import { pictureOf, videoOf } from '../test-support/uploaded-files.js';
import { pixel, upload, visit, type Json } from '../test-support/visitor.js';

const answerOf = ({ status, json }: { status: number; json: Json }) => [status, json['error']];

describe('an upload', () => {
  it('names the reason of a refusal', async () => {
    const visitor = visit();
    const invalid = (text: string) => [422, `Validation failed: ${text}`];
    expect(answerOf(await visitor.post('/api/v2/media', {}))).toEqual(invalid("File can't be blank"));
    expect(answerOf(await upload(visitor, pixel, 'text/html'))).toEqual(invalid('File content type is invalid'));
    expect(answerOf(await upload(visitor, pictureOf(6000, 6000)))).toEqual(invalid('File 6000x6000 images are not supported'));
    expect(answerOf(await upload(visitor, new Uint8Array(16_777_217)))).toEqual(
      invalid('File file size must be less than 16 MB'),
    );
    expect(answerOf(await upload(visitor, new Uint8Array(41_943_041), 'video/mp4'))).toEqual(
      invalid('File file size must be less than 40 MB'),
    );
    expect(answerOf(await upload(visitor, pixel, 'image/png', { description: 'x'.repeat(1501) }))).toEqual(
      invalid('Description is too long (maximum is 1500 characters)'),
    );
    expect((await upload(visitor, pixel, 'image/png', { description: 'x'.repeat(1500) })).status).toBe(200);
  });

  it('past the limit of its size is refused with 413 by the family of Pleroma', async () => {
    const visitor = visit({ serverProfile: 'rebased' });
    expect((await upload(visitor, new Uint8Array(16_000_001))).status).toBe(413);
    expect((await upload(visitor, new Uint8Array(16_000_000))).status).toBe(200);
    expect((await upload(visitor, pictureOf(60_000, 60_000))).status).toBe(200);
  });

  it('of a video takes two minutes at most on Truth Social', async () => {
    const visitor = visit({ serverProfile: 'truth' });
    const send = (seconds: number) => upload(visitor, videoOf(seconds), 'video/mp4', { path: '/api/v1/media' });
    expect((await send(120)).json).toMatchObject({ type: 'video', meta: { duration: 120, original: { duration: 120 } } });
    expect(answerOf(await send(121))).toEqual([422, 'Validation failed: File must be shorter than 120 seconds']);
    expect((await upload(visit(), videoOf(121), 'video/mp4')).status).toBe(202);
  });

  it('has its size, its description and its file once it is processed', async () => {
    const visitor = visit();
    const { json } = await upload(visitor, pictureOf(300, 200));
    const url = `https://server.test/media/upload/${String(json['id'])}.png`;
    expect(json).toEqual({
      id: expect.stringMatching(/^\d+$/),
      type: 'image',
      url,
      preview_url: url,
      remote_url: null,
      preview_remote_url: null,
      text_url: null,
      description: 'A pixel',
      blurhash: null,
      meta: { original: { width: 300, height: 200, size: '300x200', aspect: 1.5 } },
    });
    const second = (await upload(visitor)).json;
    expect(Number(second['id'])).toBe(Number(json['id']) + 1);
  });

  it('has neither file nor size while it is processed', async () => {
    const visitor = visit();
    const { json } = await upload(visitor, videoOf(3), 'video/mp4');
    expect(json).toMatchObject({ type: 'video', url: null, preview_url: null, meta: {}, blurhash: null });
    const path = `/api/v1/media/${String(json['id'])}`;
    visitor.advance(1999);
    expect((await visitor.get(path)).status).toBe(206);
    expect((await visitor.send('PUT', path, { description: 'Still in work' })).json).toMatchObject({ url: null });
    visitor.advance(1);
    const ready = await visitor.get(path);
    expect(ready.status).toBe(200);
    expect(ready.json).toMatchObject({ preview_url: null, description: 'Still in work', meta: { duration: 3 } });
  });

  it.each([
    ['0,0', { x: 0, y: 0 }],
    ['-1,1', { x: -1, y: 1 }],
    ['1.01,0', undefined],
    ['0,-1.01', undefined],
    ['0.5', undefined],
    ['a,b', undefined],
    ['', undefined],
  ])('with the focus "%s" has %o', async (focus, expected) => {
    const visitor = visit();
    const body = new FormData();
    body.set('file', new File([pixel], 'file', { type: 'image/png' }));
    body.set('focus', focus);
    const headers = { Authorization: `Bearer ${visitor.token}` };
    const { json } = await visitor.anonymous('/api/v2/media', { method: 'POST', headers, body });
    expect((json['meta'] as Json)['focus']).toEqual(expected);
    expect(json['description']).toBeNull();
  });

  it('keeps what a change does not name', async () => {
    const visitor = visit();
    const path = `/api/v1/media/${String((await upload(visitor)).json['id'])}`;
    expect((await visitor.send('PUT', path, { focus: '1,1' })).json).toMatchObject({
      description: 'A pixel',
      meta: { original: { width: 1 }, focus: { x: 1, y: 1 } },
    });
    expect((await visitor.send('PUT', path, { description: '' })).json).toMatchObject({
      description: '',
      meta: { focus: { x: 1, y: 1 } },
    });
  });

  it('that was deleted is gone', async () => {
    const visitor = visit();
    const { id } = (await upload(visitor)).json;
    const size = visitor.instance.world.media.size;
    expect((await visitor.send('DELETE', `/api/v1/media/${String(id)}`)).json).toEqual({});
    expect(visitor.instance.world.media.size).toBe(size - 1);
    for (const method of ['GET', 'PUT', 'DELETE']) {
      expect((await visitor.send(method, `/api/v1/media/${String(id)}`)).status).toBe(404);
    }
    expect((await visitor.post('/api/v1/statuses', { media_ids: [id] })).status).toBe(422);
  });

  it('of another account is unknown', async () => {
    const visitor = visit();
    const path = `/api/v1/media/${String((await upload(visitor)).json['id'])}`;
    const headers = { Authorization: `Bearer ${visitor.instance.issueToken('lev')}` };
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect((await visitor.send(method, path, undefined, headers)).status).toBe(404);
    expect((await visitor.get(path)).status).toBe(200);
  });

  it.each<[ServerProfileName, string, string | undefined, number]>([
    ['hollo', 'application/zip', undefined, 500],
    ['hollo', 'audio/mpeg', undefined, 500],
    ['default', 'application/zip', undefined, 422],
    ['default', 'audio/mpeg', 'audio', 202],
    ['gotosocial', 'video/mp4', 'video', 200],
    ['snac', 'audio/mpeg', 'image', 200],
    ['snac', 'video/mp4', 'video', 200],
  ])('to %s of %s is of the type %s and answered with %i', async (serverProfile, type, shown, status) => {
    const answer = await upload(visit({ serverProfile }), new Uint8Array(10), type);
    expect([answer.status, (answer.json as Json | null)?.['type']]).toEqual([status, shown]);
  });
});
