import { hostName } from './decode.js';
import type { ServerLimit } from './server-limit.js';
import type { Instance } from './instance.js';

const RESTRICTIONS = [
  'reject',
  'accept',
  'reject_deletes',
  'report_removal',
  'avatar_removal',
  'banner_removal',
  'federated_timeline_removal',
  'followers_only',
  'media_nsfw',
  'media_removal',
] as const;

export type Restriction = (typeof RESTRICTIONS)[number];

/** A remote server and the restrictions our server applies to it (UI-05). `isDisclosed`: whether our server publishes them. */
export interface RemoteInstance {
  host: string;
  favicon: string | null;
  federation: Record<Restriction, boolean>;
  isDisclosed: boolean;
}

/** Where a server discloses the hosts that it limits: in its federation settings, or in a list of domain blocks. */
export interface Disclosure {
  instance: Instance;
  /** Null: it has no such list. */
  serverLimits: readonly ServerLimit[] | null;
}

const blockFlags = { suspend: 'reject', silence: 'federated_timeline_removal' } as const;

/** The hosts of a restriction: patterns of the federation settings, domains of the blocks. */
function hostsOf({ instance, serverLimits }: Disclosure, flag: Restriction): readonly string[] {
  const { policies, simple } = instance.federation;
  return [
    ...(policies.includes('SimplePolicy') ? (simple.get(flag) ?? []) : []),
    // A domain block includes the subdomains.
    ...(serverLimits ?? []).filter(({ severity }) => blockFlags[severity] === flag).map(({ domain }) => `*.${domain}`),
  ];
}

/**
 * Derives the restrictions of a host from what our server discloses; an allowlist rejects every other host. A domain of which some letters
 * are not told limits no host.
 */
export function remoteInstance(disclosure: Disclosure, host: string, favicon: string | null): RemoteInstance {
  const name = hostName(host);
  const federation = Object.fromEntries(
    RESTRICTIONS.map(flag => [flag, hostsOf(disclosure, flag).some(pattern => matchesHost(pattern, name))]),
  ) as Record<Restriction, boolean>;
  federation.reject ||= hostsOf(disclosure, 'accept').length > 0 && !federation.accept;
  const isDisclosed = disclosure.instance.federation.policies.includes('SimplePolicy') || disclosure.serverLimits !== null;
  return { host: name, favicon, federation, isDisclosed };
}

/** Restrictions that no reader notices: a server with no others is not called limited. */
const HIDDEN_FROM_READERS: readonly Restriction[] = ['accept', 'reject_deletes', 'report_removal'];

/** The hosts that our server limits, sorted, each once; a pattern by its domain. */
export function limitedHosts(disclosure: Disclosure): string[] {
  const hosts = RESTRICTIONS.filter(flag => !HIDDEN_FROM_READERS.includes(flag)).flatMap(flag => hostsOf(disclosure, flag));
  return [...new Set(hosts.map(host => hostName(host.replace(/^\*\./, ''))))].toSorted();
}

/** `*.example.com` matches the host itself and its subdomains. */
function matchesHost(pattern: string, host: string): boolean {
  const wanted = hostName(pattern.replace(/^\*\./, ''));
  return host === wanted || (pattern.startsWith('*.') && host.endsWith(`.${wanted}`));
}
