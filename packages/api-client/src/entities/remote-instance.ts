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

/** Another server, and what the own one does to its posts. `isDisclosed`: whether the own server tells at all. */
export interface RemoteInstance {
  host: string;
  favicon: string | null;
  federation: Record<Restriction, boolean>;
  isDisclosed: boolean;
}

/** Derived from what the own server publishes; an allow-list rejects every host that is not on it. */
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

/** `*.example.com` means the host itself and everything below it. */
function matchesHost(pattern: string, host: string): boolean {
  const wanted = pattern.toLowerCase();
  if (!wanted.startsWith('*.')) return wanted === host;
  return host === wanted.slice(2) || host.endsWith(wanted.slice(1));
}
