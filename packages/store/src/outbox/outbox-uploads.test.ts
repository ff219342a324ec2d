import { accountsOf } from '@rookery/api-client';
import { type Fault } from '@rookery/instance';
import { describe, expect, it } from 'vitest';
import { aPost } from '../test-support/a-post.js';
import { aDraft, aServer, CREATE } from '../test-support/outbox-server.js';
import { installPassingTime } from '../test-support/passing-time.js';

const picture = new Blob(
  [
    Uint8Array.from(
      atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
      letter => letter.codePointAt(0) ?? 0,
    ),
  ],
  { type: 'image/png' },
);

installPassingTime();

describe('uploads', () => {
  const upload = {
    id: 'u',
    file: picture,
    name: 'harbour.png',
    description: 'The harbour',
    focus: null,
    mediaId: null,
    uploadedAt: null,
  };
  const media = [{ id: 'u', name: 'harbour.png', description: 'The harbour', focus: null, attachment: null }];
  const withFile = () => aDraft('a', aPost({ media }), { uploads: [upload] });

  it.each<[string, Fault]>([
    ['closes the connection', { pattern: 'POST /api/v2/media', kind: 'drop' }],
    ['loses the answer', { pattern: 'POST /api/v2/media', kind: 'lost' }],
    ['fails with 500', { pattern: 'POST /api/v2/media', kind: 'status', status: 500 }],
    ['loses the answer to the post', { pattern: CREATE, kind: 'lost' }],
  ])('are sent with one post although the server %s', async (_, fault) => {
    const { client, openTab, fail, count } = await aServer();
    const { outbox, until } = await openTab();
    fail(fault);
    await outbox.add(withFile());
    await until('a', 'gone');
    expect(await count()).toBe(1);
    const { id } = await accountsOf(client).verifyCredentials();
    const { items } = await accountsOf(client).statuses(id, { limit: 1 });
    expect(items[0]?.media_attachments.map(({ description }) => description)).toEqual(['The harbour']);
  });

  it('begin again in the next tab when a tab closes during one', async () => {
    const { openTab, fail, count, requests } = await aServer();
    const first = await openTab();
    fail({ pattern: 'POST /api/v2/media', kind: 'delay', milliseconds: 300 });
    await first.outbox.add(withFile());
    await first.until('a', 'uploading');
    first.close();
    const second = await openTab();
    await second.until('a', 'gone');
    expect(await count()).toBe(1);
    expect(await requests(CREATE)).toBe(1);
  });

  it.each([413, 422])('name the file that is refused with %i', async status => {
    const { openTab, fail, count } = await aServer();
    const { outbox, until } = await openTab();
    fail({ pattern: 'POST /api/v2/media', kind: 'status', status, message: 'File is too large' });
    await outbox.add(withFile());
    await until('a', 'failed');
    expect(outbox.getRecords()[0]?.failure).toEqual({
      reason: 'upload-refused',
      status,
      text: 'File is too large',
      uploadId: 'u',
    });
    expect(await count()).toBe(0);
    await outbox.retry('a');
    await until('a', 'gone');
    expect(await count()).toBe(1);
  });
});
