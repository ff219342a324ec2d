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

/** Derives the restrictions of a host from our server's federation settings; an allowlist rejects every other host. */
export function remoteInstance(instance: Instance, host: string, favicon: string | null): RemoteInstance {
  const { policies, simple } = instance.federation;
  const isDisclosed = policies.includes('SimplePolicy');
  const name = host.toLowerCase();
  const lists = (flag: Restriction) => (isDisclosed ? (simple.get(flag) ?? []) : []);
  const federation = Object.fromEntries(
    RESTRICTIONS.map(flag => [flag, lists(flag).some(pattern => matchesHost(pattern, name))]),
  ) as Record<Restriction, boolean>;
  federation.reject ||= lists('accept').length > 0 && !federation.accept;
  return { host: name, favicon, federation, isDisclosed };
}

/** `*.example.com` matches the host itself and its subdomains. */
function matchesHost(pattern: string, host: string): boolean {
  const wanted = pattern.toLowerCase();
  if (!wanted.startsWith('*.')) return wanted === host;
  return host === wanted.slice(2) || host.endsWith(wanted.slice(1));
}
