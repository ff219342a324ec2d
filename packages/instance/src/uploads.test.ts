import { describe, expect, it } from 'vitest';

import type { ServerProfileName } from './server-profiles/server-profile.js';
import type { Status, Visitor } from './test-support/visitor.js';
import { origin, visit } from './test-support/visitor.js';

/** A PNG of one pixel. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  character => character.charCodeAt(0),
);

function upload(visitor: Visitor, bytes: Uint8Array<ArrayBuffer>, type: string): ReturnType<Visitor['anonymous']> {
  const body = new FormData();
  body.set('file', new File([bytes], 'file', { type }));
  body.set('description', 'A pixel');
  const headers = { Authorization: `Bearer ${visitor.token}` };
  return visitor.anonymous('/api/v2/media', { method: 'POST', headers, body });
}

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

  it('refuses a file over 16 megabytes, and a form without a file', async () => {
    const visitor = visit();
    const headers = { Authorization: `Bearer ${visitor.token}`, 'Content-Type': 'multipart/form-data; boundary=b' };
    const long = await visitor.anonymous('/api/v2/media', { method: 'POST', headers, body: new Uint8Array(16_777_217) });
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
    ['default', 200, 'audio'],
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
});
