import { hostKey, isSameHost } from './hosts.js';

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
