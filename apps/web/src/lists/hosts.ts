import type { Account } from '@rookery/api-client';
import { hostKey, isSameHost } from '@rookery/ui';

/** Reads a typed host name or address: the host in the form in which hosts are compared, or null. */
export function readHost(text: string): string | null {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^@?[^@/]*@/, '')
    .replace(/\/.*$/, '');
  return /^(?=.{4,253}$)([\p{L}\p{N}][\p{L}\p{N}-]*\.)+[\p{L}\p{N}-]{2,}(:\d{1,5})?$/u.test(name) ? hostKey(name) : null;
}

/** Whether a typed name means one of the reader's own hosts, which may be `localhost` with a port. */
export function isOwnHost(text: string, hosts: readonly (string | null | undefined)[]): boolean {
  const wanted = readHost(text) ?? text.trim().toLowerCase();
  return hosts.some(host => typeof host === 'string' && isSameHost(host, wanted));
}

/**
 * Whether an account is at another server than the reader's. Some servers name the host of their own
 * accounts, too.
 *
 * @param ownHosts The hosts of the reader's server.
 */
export function isRemote({ acct }: Pick<Account, 'acct'>, ownHosts: readonly string[]): boolean {
  return acct.includes('@') && !isOwnHost(acct.slice(acct.lastIndexOf('@') + 1), ownHosts);
}

/** Pins a host after the others, or unpins it. */
export function togglePin(hosts: readonly string[], host: string): string[] {
  const others = hosts.filter(pinned => !isSameHost(pinned, host));
  return others.length < hosts.length ? others : [...hosts, host];
}

export const hostHref = (host: string): string => `/timeline/${encodeURIComponent(host)}`;
