import { describe, expect, it } from 'vitest';
import { createDecoding } from './decode.js';
import { type Instance, parseInstance } from './instance.js';
import { limitedHosts, remoteInstance } from './remote-instance.js';

function instance(fields: object): Instance {
  const parsed = parseInstance(fields, createDecoding());
  if (parsed === null) throw new Error('The instance was not parsed.');
  return parsed;
}

const disclosed = (fields: object) => ({ instance: instance(fields), serverLimits: null });
const aBlock = (domain: string, severity: 'suspend' | 'silence') => ({ domain, digest: '', severity, comment: '' });

describe('remoteInstance', () => {
  const federation = (simple: object, policies = ['SimplePolicy']) =>
    disclosed({ pleroma: { metadata: { federation: { enabled: true, mrf_policies: policies, mrf_simple: simple } } } });

  it('[API-07] applies the restriction lists, including wildcards', () => {
    const own = federation({ media_nsfw: ['*.spam.test'], reject: ['Bad.test'] });
    expect(remoteInstance(own, 'a.spam.test', null).federation).toMatchObject({ media_nsfw: true, reject: false });
    expect(remoteInstance(own, 'spam.test', null).federation.media_nsfw).toBe(true);
    expect(remoteInstance(own, 'notspam.test', null).federation.media_nsfw).toBe(false);
    expect(remoteInstance(own, 'bad.test', null).federation.reject).toBe(true);
  });

  it('[API-07] reads a host in any case', () => {
    expect(remoteInstance(federation({ reject: ['bad.test'] }), 'BAD.test', null)).toMatchObject({
      host: 'bad.test',
      federation: { reject: true },
    });
  });

  it('[API-07] takes the Unicode and the ASCII form of a host for the same', () => {
    const own = federation({ reject: ['münchen.test', '*.xn--berholt-m2a.test'] });
    for (const host of ['xn--mnchen-3ya.test', 'MÜNCHEN.test', 'a.überholt.test']) {
      expect(remoteInstance(own, host, null).federation.reject).toBe(true);
    }
    expect(limitedHosts(own)).toEqual(['xn--berholt-m2a.test', 'xn--mnchen-3ya.test']);
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

  it('[UI-05] applies domain blocks to their subdomains, and none of which letters are not told', () => {
    const own = {
      instance: instance({}),
      serverLimits: [aBlock('bad.test', 'suspend'), aBlock('loud.test', 'silence'), aBlock('h*d.test', 'suspend')],
    };
    const restricted = (host: string) => {
      const { federation: flags, isDisclosed } = remoteInstance(own, host, null);
      return [isDisclosed, flags.reject, flags.federated_timeline_removal];
    };
    expect(['bad.test', 'a.bad.test', 'loud.test', 'hid.test'].map(restricted)).toEqual([
      [true, true, false],
      [true, true, false],
      [true, false, true],
      [true, false, false],
    ]);
    expect(limitedHosts(own)).toEqual(['bad.test', 'h*d.test', 'loud.test']);
  });

  it('[UI-05] does not call a server limited whose restrictions no reader notices', () => {
    const own = federation({
      accept: ['good.test'],
      reject_deletes: ['keeps.test'],
      report_removal: ['quiet.test'],
      reject: ['*.Bad.test', 'bad.test'],
    });
    expect(limitedHosts(own)).toEqual(['bad.test']);
  });

  it('[UI-05] tells no restrictions from none disclosed', () => {
    expect(remoteInstance({ instance: instance({}), serverLimits: null }, 'a.test', null).isDisclosed).toBe(false);
    expect(remoteInstance({ instance: instance({}), serverLimits: [] }, 'a.test', null).isDisclosed).toBe(true);
  });
});
