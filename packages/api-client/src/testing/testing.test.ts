import { describe, expect, it, vi } from 'vitest';
import { createDecoding } from '../entities/decode.js';
import { parseStatus } from '../entities/status.js';
import type { StreamListener } from '../stream.js';
import * as testing from './index.js';

const { createFakeStream, BUILT_AT, ...builders } = testing;

function holes(value: unknown, path: string): string[] {
  if (value === undefined) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => holes(child, `${path}.${key}`));
}

describe('builders', () => {
  it.each(Object.entries(builders))('[API-07] build whole entities, the same each time: %s', (name, build) => {
    expect(holes(build(), name)).toEqual([]);
    expect(build()).toEqual(build());
  });

  it('[API-07] take overrides as they are', () => {
    const account = testing.anAccount({ acct: 'bo@b.test', verified: true });
    expect(testing.aStatus({ id: '7', account, created_at: null })).toMatchObject({
      id: '7',
      account,
      created_at: null,
      content: '<p>The ferry is late today.</p>',
    });
    expect(account).toMatchObject({ username: 'bo', fqn: 'bo@b.test', domain: 'b.test', verified: true });
  });

  it('[API-07] build what the parser would make of it again', () => {
    const status = testing.aStatus({
      poll: testing.aPoll(),
      card: testing.aCard(),
      media_attachments: [testing.anAttachment()],
      created_at: BUILT_AT,
    });
    expect(parseStatus(status, createDecoding())).toEqual(status);
  });
});

describe('the fake stream', () => {
  it('gives an event to those who listen to its stream, and the events of the socket to all', () => {
    const stream = createFakeStream();
    const home = vi.fn<StreamListener>();
    const local = vi.fn<StreamListener>();
    const leave = stream.subscribe({ stream: 'user' }, home);
    stream.subscribe({ stream: 'public:local' }, local);
    stream.emit({ type: 'status_deleted', statusId: '1' }, 'user');
    stream.emit({ type: 'disconnected' });
    expect([home.mock.calls.length, local.mock.calls.length]).toEqual([2, 1]);
    leave();
    stream.emit({ type: 'poll' });
    expect([home.mock.calls.length, local.mock.calls.length]).toEqual([2, 2]);
    expect(stream.subscriptions()).toEqual([{ stream: 'public:local' }]);
  });

  it('gives nothing more when it is closed', () => {
    const stream = createFakeStream();
    const listener = vi.fn<StreamListener>();
    stream.subscribe({ stream: 'user' }, listener);
    stream.close();
    stream.emit({ type: 'poll' });
    expect([listener.mock.calls.length, stream.isClosed]).toEqual([0, true]);
  });
});
