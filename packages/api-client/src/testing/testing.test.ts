import { describe, expect, it, vi } from 'vitest';
import { createDecoding } from '../entities/decode.js';
import { parseStatus } from '../entities/status.js';
import type { StreamListener } from '../stream.js';
import { missingPaths } from '../test-support/missing-paths.js';
import * as builderModule from './builders.js';
import * as testing from './index.js';

const { BUILT_AT, ...builders } = builderModule;
const { createFakeStream } = testing;

describe('builders', () => {
  it.each(Object.entries(builders))('[API-07] %s builds the same total entity each time', (name, build) => {
    expect(missingPaths(build(), name)).toEqual([]);
    expect(build()).toEqual(build());
  });

  it('[API-07] apply overrides unchanged', () => {
    const account = testing.anAccount({ acct: 'bo@b.test', verified: true });
    expect(testing.aStatus({ id: '7', account, created_at: null })).toMatchObject({
      id: '7',
      account,
      created_at: null,
      content: '<p>The ferry is late today.</p>',
    });
    expect(account).toMatchObject({ username: 'bo', fqn: 'bo@b.test', domain: 'b.test', verified: true });
  });

  it('[API-07] build entities that the parser leaves unchanged', () => {
    const status = testing.aStatus({
      poll: testing.aPoll(),
      card: testing.aCard(),
      media_attachments: [testing.anAttachment()],
      created_at: BUILT_AT,
    });
    expect(parseStatus(status, createDecoding())).toEqual(status);
  });
});

describe('createFakeStream', () => {
  it('sends events to the subscribers of their stream, connection events to all', () => {
    const stream = createFakeStream();
    const home = vi.fn<StreamListener>();
    const local = vi.fn<StreamListener>();
    const unsubscribe = stream.subscribe({ stream: 'user' }, home);
    stream.subscribe({ stream: 'public:local' }, local);
    stream.emit({ type: 'status_deleted', statusId: '1' }, 'user');
    stream.emit({ type: 'disconnected' });
    expect([home.mock.calls.length, local.mock.calls.length]).toEqual([2, 1]);
    unsubscribe();
    stream.emit({ type: 'poll' });
    expect([home.mock.calls.length, local.mock.calls.length]).toEqual([2, 2]);
    expect(stream.subscriptions()).toEqual([{ stream: 'public:local' }]);
  });

  it('emits nothing after close', () => {
    const stream = createFakeStream();
    const listener = vi.fn<StreamListener>();
    stream.subscribe({ stream: 'user' }, listener);
    stream.close();
    stream.emit({ type: 'poll' });
    expect([listener.mock.calls.length, stream.isClosed]).toEqual([0, true]);
  });
});
