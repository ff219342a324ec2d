import { describe, expect, it } from 'vitest';
import type { StoredSettings } from './settings.js';
import { afterSending, sentSettings, syncSettings, withReceived } from './settings-sync.js';

/** A server that replaces all settings at once, and devices that keep theirs. */
function aServer(first?: unknown) {
  const server = { stored: first, sent: 0 };
  const device = (stored: StoredSettings = {}) => {
    const own = { stored };
    const change = (name: string, value: unknown) => {
      const unsent = (own.stored['unsent'] as string[] | undefined) ?? [];
      own.stored = { ...own.stored, [name]: value, unsent: [...new Set([...unsent, name])] };
    };
    const sync = (meanwhile: () => void = () => undefined) =>
      syncSettings(
        {
          receive: async () => server.stored,
          send: async settings => {
            meanwhile();
            server.sent += 1;
            server.stored = JSON.parse(JSON.stringify(settings)) as unknown;
          },
        },
        () => own.stored,
        update => (own.stored = update(own.stored)),
      );
    return { own, change, sync };
  };
  return { server, device };
}

describe('syncSettings', () => {
  it('[HINT-08] brings a change to another device', async () => {
    const { server, device } = aServer();
    const [one, other] = [device(), device()];
    one.change('showReplies', false);
    await one.sync();
    await other.sync();
    expect(other.own.stored).toEqual({ showReplies: false });
    expect(one.own.stored).toEqual({ showReplies: false });
    expect(server.sent).toBe(1);
  });

  it('loses no change of two devices that were apart', async () => {
    const { device } = aServer({ showReplies: true, pagedLists: false });
    const [one, other] = [device(), device()];
    one.change('showReplies', false);
    other.change('pagedLists', true);
    await one.sync();
    await other.sync();
    await one.sync();
    expect(one.own.stored).toEqual(other.own.stored);
    expect(one.own.stored).toEqual({ showReplies: false, pagedLists: true });
  });

  it('brings a reset to another device', async () => {
    const { device } = aServer({ showReplies: false });
    const [one, other] = [device(), device()];
    await one.sync();
    await other.sync();
    one.change('showReplies', undefined);
    await one.sync();
    await other.sync();
    expect(other.own.stored).toEqual({});
  });

  it('sends what was changed while it was sending', async () => {
    const { server, device } = aServer();
    const one = device();
    one.change('showReplies', false);
    await one.sync(() => one.change('showReplies', true));
    expect(one.own.stored['unsent']).toEqual(['showReplies']);
    await one.sync();
    expect(server.stored).toEqual({ showReplies: true });
    expect(one.own.stored).toEqual({ showReplies: true });
  });

  it('keeps the marks of what is not sent when the server refuses', async () => {
    const own = { stored: { showReplies: false, unsent: ['showReplies'] } as StoredSettings };
    const refused = syncSettings(
      { receive: async () => null, send: () => Promise.reject(new Error('503')) },
      () => own.stored,
      update => (own.stored = update(own.stored)),
    );
    await expect(refused).rejects.toThrow('503');
    expect(own.stored).toEqual({ showReplies: false, unsent: ['showReplies'] });
  });

  it('sends nothing that has not changed', async () => {
    const { server, device } = aServer({ showReplies: false });
    await device().sync();
    await device({ showReplies: true }).sync();
    expect(server.sent).toBe(0);
  });
});

describe('settings of a server', () => {
  it('[HINT-08] keep the keys of other versions, and lose bad values', () => {
    const received = { later: { deep: [1] }, showReplies: 'no', homeStart: 'restore', theme: 'dark' };
    expect(withReceived({}, received)).toEqual({ later: { deep: [1] }, homeStart: 'restore' });
  });

  it.each([null, undefined])('of a server that has stored nothing change nothing: %s', received => {
    const stored = { showReplies: false };
    expect(withReceived(stored, received)).toBe(stored);
  });

  it.each([7, 'x', [], { shortcutKeys: { next: [7] } }, { pinnedHosts: ['a/b'] }])('may be anything: %j', received => {
    expect(withReceived({ defaults: { expandSpoilers: true } }, received)).toEqual({ defaults: { expandSpoilers: true } });
  });

  it('stay the same object where nothing has changed, whatever the order of their keys', () => {
    const stored = { showReplies: false, homeStart: 'restore' };
    expect(withReceived(stored, { homeStart: 'restore', showReplies: false })).toBe(stored);
  });

  it('are sent without those of the device, the marks and the defaults of the server', () => {
    const stored = { theme: 'dark', showReplies: false, later: 1, defaults: {}, unsent: ['showReplies'] };
    expect(sentSettings(stored)).toEqual({ showReplies: false, later: 1 });
    expect(afterSending(stored, sentSettings(stored))).not.toHaveProperty('unsent');
  });
});
