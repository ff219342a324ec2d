import { describe, expect, it } from 'vitest';
import { createDecoding } from './decode.js';
import { type Instance, parseInstance } from './instance.js';
import { remoteInstance } from './remote-instance.js';

function instance(fields: object): Instance {
  const parsed = parseInstance(fields, createDecoding());
  if (parsed === null) throw new Error('The instance was not parsed.');
  return parsed;
}

describe('remoteInstance', () => {
  const federation = (simple: object, policies = ['SimplePolicy']) =>
    instance({ pleroma: { metadata: { federation: { enabled: true, mrf_policies: policies, mrf_simple: simple } } } });

  it('[API-07] applies the restriction lists, including wildcards', () => {
    const own = federation({ media_nsfw: ['*.spam.test'], reject: ['Bad.test'] });
    expect(remoteInstance(own, 'a.spam.test', null).federation).toMatchObject({ media_nsfw: true, reject: false });
    expect(remoteInstance(own, 'spam.test', null).federation.media_nsfw).toBe(true);
    expect(remoteInstance(own, 'notspam.test', null).federation.media_nsfw).toBe(false);
    expect(remoteInstance(own, 'bad.test', null).federation.reject).toBe(true);
  });

  it('[API-07] rejects a host that is missing from the allowlist', () => {
    const own = federation({ accept: ['good.test'] });
    expect([
      remoteInstance(own, 'good.test', null).federation.reject,
      remoteInstance(own, 'b.test', null).federation.reject,
    ]).toEqual([false, true]);
  });

  it('[API-07] has no known restrictions when the lists are not published', () => {
    const own = federation({ reject: ['bad.test'] }, []);
    expect(remoteInstance(own, 'bad.test', null)).toMatchObject({ isDisclosed: false, federation: { reject: false } });
  });

  it('[API-07] applies a host without a wildcard to that host alone', () => {
    const own = federation({ reject: ['worse.test'] });
    expect(
      ['worse.test', 'a.worse.test', 'notworse.test'].map(host => remoteInstance(own, host, null).federation.reject),
    ).toEqual([true, false, false]);
  });
});
