import { isSameHost } from '@rookery/ui';

/** Pins a host after the others, or unpins it. */
export function togglePin(hosts: readonly string[], host: string): string[] {
  const others = hosts.filter(pinned => !isSameHost(pinned, host));
  return others.length < hosts.length ? others : [...hosts, host];
}
