import { expect, it } from 'vitest';

import { pixel, upload, visit } from '../test-support/visitor.js';

it('serves a file whole, for a day and without scripts', async () => {
  const visitor = visit();
  const { url } = (await upload(visitor)).json;
  const { headers, status } = await visitor.instance.fetch(new Request(String(url)));
  expect([status, headers.get('Content-Length'), headers.get('Accept-Ranges')]).toEqual([200, String(pixel.length), 'bytes']);
  expect(headers.get('Cache-Control')).toBe('public, max-age=86400, immutable');
  expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  const header = await visitor.instance.fetch(new Request('https://server.test/headers/original/missing.png'));
  expect([header.headers.get('Content-Type'), (await header.arrayBuffer()).byteLength]).toEqual(['image/png', 70]);
  expect((await visitor.instance.fetch(new Request('https://server.test/media/none'))).status).toBe(404);
});

it('serves parts of a file by their range', async () => {
  const visitor = visit();
  const url = String((await upload(visitor, Uint8Array.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]))).json['url']);
  const part = async (range: string): Promise<unknown[]> => {
    const { status, headers, ...response } = await visitor.instance
      .fetch(new Request(url, { headers: { Range: range } }))
      .then(async answer => ({
        status: answer.status,
        headers: answer.headers,
        bytes: new Uint8Array(await answer.arrayBuffer()),
      }));
    return [status, headers.get('Content-Range'), headers.get('Content-Length'), response.bytes.join('')];
  };
  expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '3', '234']);
  expect(await part('bytes=8-')).toEqual([206, 'bytes 8-9/10', '2', '89']);
  expect(await part('bytes=8-99')).toEqual([206, 'bytes 8-9/10', '2', '89']);
  expect(await part('bytes=-3')).toEqual([206, 'bytes 7-9/10', '3', '789']);
  expect(await part('bytes=-99')).toEqual([206, 'bytes 0-9/10', '10', '0123456789']);
  expect(await part('bytes=9-9')).toEqual([206, 'bytes 9-9/10', '1', '9']);
  expect(await part('bytes=10-')).toEqual([416, 'bytes */10', null, '']);
  expect(await part('bytes=-0')).toEqual([416, 'bytes */10', null, '']);
  for (const range of ['bytes=-', 'bytes=4-2', 'bytes=0-1,3-4', 'lines=0-1'])
    expect(await part(range)).toEqual([200, null, '10', '0123456789']);
});
