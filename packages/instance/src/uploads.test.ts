import { describe, expect, it } from 'vitest';

import type { ServerProfileName } from './server-profiles/server-profile.js';
import type { Json, Status } from './test-support/visitor.js';
import { pictureOf, videoOf } from './test-support/uploaded-files.js';
import { origin, pixel, upload, visit } from './test-support/visitor.js';

describe('uploads', () => {
  it('posts an uploaded picture with its size and description, and serves it', async () => {
    const visitor = visit();
    const known = visitor.instance.world.media.size;
    const media = await upload(visitor, pixel, 'image/png');
    expect(media.json).toMatchObject({ type: 'image', meta: { original: { width: 1, height: 1 } } });
    expect(visitor.instance.world.media.size).toBe(known + 1);
    const posted = await visitor.post<Status>('/api/v1/statuses', { status: '', media_ids: [media.json['id']] });
    expect(posted.json['media_attachments']).toEqual([expect.objectContaining({ description: 'A pixel' })]);
    const file = await visitor.instance.fetch(new Request(String(media.json['url'])));
    expect([file.headers.get('Content-Type'), new Uint8Array(await file.arrayBuffer())]).toEqual(['image/png', pixel]);
  });

  it.each(['text/html', 'image/svg+xml', ''])('refuses a file of the type "%s"', async type => {
    expect((await upload(visit(), pixel, type)).status).toBe(422);
  });

  it('refuses a body longer than the largest file, and a form without a file', async () => {
    const visitor = visit();
    const headers = { Authorization: `Bearer ${visitor.token}`, 'Content-Type': 'multipart/form-data; boundary=b' };
    const long = await visitor.anonymous('/api/v2/media', { method: 'POST', headers, body: new Uint8Array(42_100_000) });
    expect(long.status).toBe(413);
    expect((await visitor.post('/api/v2/media', { file: 'x' })).status).toBe(422);
  });

  it('forgets the oldest files past 64 megabytes', async () => {
    const visitor = visit();
    const urls: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      urls.push(String((await upload(visitor, new Uint8Array(15_000_000), 'image/png')).json['url']));
    }
    const found = await Promise.all(urls.map(async url => (await visitor.instance.fetch(new Request(url))).status));
    expect(found).toEqual([404, 200, 200, 200, 200]);
  });

  it.each<[ServerProfileName, number, unknown]>([
    ['default', 202, 'audio'],
    ['gotosocial', 200, 'audio'],
    ['snac', 200, 'image'],
    ['hollo', 500, undefined],
  ])('as %s, answers the upload of audio with %i and the type %s', async (serverProfile, status, type) => {
    const answer = await upload(visit({ serverProfile }), new Uint8Array(10), 'audio/mpeg');
    expect(answer.status).toBe(status);
    expect((answer.json as Record<string, unknown> | null)?.['type']).toBe(type);
  });

  it('answers GET of an uploaded file, but not as snac', async () => {
    const status = async (serverProfile: ServerProfileName): Promise<number> => {
      const visitor = visit({ serverProfile });
      const media = await upload(visitor, pixel, 'image/png');
      return (await visitor.get(`${origin}/api/v1/media/${String(media.json['id'])}`)).status;
    };
    expect([await status('default'), await status('snac')]).toEqual([200, 404]);
  });

  it('refuses a picture past the limit of its size, and accepts one at the limit', async () => {
    const visitor = visit();
    const statuses = [16_777_216, 16_777_217].map(async size => (await upload(visitor, new Uint8Array(size))).status);
    expect(await Promise.all(statuses)).toEqual([200, 422]);
  });

  it('refuses a picture with too many pixels', async () => {
    const visitor = visit();
    const status = async (width: number) => (await upload(visitor, pictureOf(width, 1000))).status;
    expect([await status(33_177), await status(33_178)]).toEqual([200, 422]);
  });

  it('names its limits in `configuration`', async () => {
    const limits = async (serverProfile: ServerProfileName) => {
      const { json } = await visit({ serverProfile }).get<{ configuration: Record<string, unknown> }>('/api/v1/instance');
      return json.configuration['media_attachments'];
    };
    expect(await limits('default')).toMatchObject({ image_size_limit: 16_777_216, description_limit: 1500 });
    expect(await limits('gotosocial')).toMatchObject({ image_size_limit: 41_943_040, video_matrix_limit: 16_777_216 });
    expect(await limits('gotosocial')).not.toHaveProperty('description_limit');
  });

  it('processes a video after its upload, and refuses to post it before', async () => {
    const visitor = visit();
    const { id, url } = (await upload(visitor, videoOf(3), 'video/mp4')).json;
    const answer = () => visitor.get(`/api/v1/media/${String(id)}`);
    const post = async () => (await visitor.post('/api/v1/statuses', { status: '', media_ids: [id] })).status;
    expect([url, (await answer()).status, await post()]).toEqual([null, 206, 422]);
    visitor.advance(2000);
    expect((await answer()).json).toMatchObject({ type: 'video', meta: { duration: 3 } });
    expect([(await answer()).status, await post()]).toEqual([200, 200]);
  });

  it('processes a video during its upload to the first version of the endpoint', async () => {
    const answer = await upload(visit(), videoOf(3), 'video/mp4', { path: '/api/v1/media' });
    expect([answer.status, answer.json['url']]).toEqual([200, expect.stringContaining('/media/upload/')]);
  });

  it('changes description and focus until the file is posted', async () => {
    const visitor = visit();
    const path = `/api/v1/media/${String((await upload(visitor)).json['id'])}`;
    const change = (body: Json) => visitor.send('PUT', path, body);
    expect((await change({ description: 'A heron', focus: '0,1' })).json).toMatchObject({
      description: 'A heron',
      meta: { focus: { x: 0, y: 1 } },
    });
    expect((await change({ description: 'x'.repeat(1501) })).status).toBe(422);
    await visitor.post('/api/v1/statuses', { status: '', media_ids: [path.split('/').at(-1)] });
    expect((await change({ description: 'Late' })).status).toBe(404);
  });

  it('deletes an upload, but not as GoToSocial', async () => {
    const status = async (serverProfile: ServerProfileName): Promise<number> => {
      const visitor = visit({ serverProfile });
      return (await visitor.send('DELETE', `/api/v1/media/${String((await upload(visitor)).json['id'])}`)).status;
    };
    expect([await status('default'), await status('gotosocial')]).toEqual([200, 404]);
  });

  it('forgets an upload that was not posted for a day', async () => {
    const visitor = visit();
    const { id, url } = (await upload(visitor)).json;
    const status = async () => (await visitor.get(`/api/v1/media/${String(id)}`)).status;
    visitor.advance(86_399_999);
    expect(await status()).toBe(200);
    visitor.advance(1);
    expect(await status()).toBe(404);
    expect((await visitor.instance.fetch(new Request(String(url)))).status).toBe(404);
  });

  it('attaches an upload to one post, of its own account', async () => {
    const visitor = visit();
    const body = { status: '', media_ids: [(await upload(visitor)).json['id']] };
    const headers = { Authorization: `Bearer ${visitor.instance.issueToken('oskar')}` };
    const statuses = [
      (await visitor.post('/api/v1/statuses', body, headers)).status,
      (await visitor.post('/api/v1/statuses', body)).status,
      (await visitor.post('/api/v1/statuses', body)).status,
    ];
    expect(statuses).toEqual([422, 200, 422]);
  });

  it('refuses a video beside a picture, but not as GoToSocial', async () => {
    const status = async (serverProfile: ServerProfileName): Promise<number> => {
      const visitor = visit({ serverProfile, mediaProcessingMs: 0 });
      const media = [await upload(visitor), await upload(visitor, videoOf(1), 'video/mp4')];
      return (await visitor.post('/api/v1/statuses', { status: '', media_ids: media.map(({ json }) => json['id']) })).status;
    };
    expect([await status('default'), await status('gotosocial')]).toEqual([422, 200]);
  });

  it('as Hollo, fails for a type that it does not know', async () => {
    expect((await upload(visit({ serverProfile: 'hollo' }), pixel, 'text/html')).status).toBe(500);
  });
});
