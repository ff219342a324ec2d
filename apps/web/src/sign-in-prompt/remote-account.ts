import { normaliseServer } from '@rookery/api-client';
import type { Wanted } from '@rookery/timeline';

/** A visitor's account on another server. */
export interface RemoteAccount {
  /** `user@host` */
  readonly handle: string;
  readonly origin: string;
}

const HANDLE = /^@?([\p{L}\p{N}_.+-]+)@([^@\s/]+)$/u;

/** Reads `user@host` or `@user@host`; null when it is no account, or its host is no address of a server. */
export function parseRemoteAccount(text: string): RemoteAccount | null {
  const [, name, host] = HANDLE.exec(text.trim()) ?? [];
  if (name === undefined || host === undefined) return null;
  try {
    const origin = normaliseServer(host);
    return { handle: `${name}@${new URL(origin).host}`, origin };
  } catch {
    return null;
  }
}

const SUBSCRIBE = 'http://ostatus.org/schema/1.0/subscribe';

/** The address template of a WebFinger answer that acts on something by its `{uri}`; null when it has none. */
export function subscribeTemplate(answer: unknown): string | null {
  const links: unknown = typeof answer === 'object' && answer !== null && 'links' in answer ? answer.links : null;
  if (!Array.isArray(links)) return null;
  for (const link of links as unknown[]) {
    if (typeof link !== 'object' || link === null) continue;
    const { rel, template } = link as Record<string, unknown>;
    if (rel === SUBSCRIBE && typeof template === 'string' && template.includes('{uri}')) return template;
  }
  return null;
}

/** The address that acts on `uri`: by the template, where it leads to a safe address, else where most servers have it. */
export function interactionAddress({ origin }: RemoteAccount, uri: string, template: string | null): string {
  const filled = template?.replace('{uri}', encodeURIComponent(uri)) ?? '';
  return isSafe(filled) ? filled : `${origin}/authorize_interaction?uri=${encodeURIComponent(uri)}`;
}

/** Whether a tab may be sent there: https, or http on this device, and no name that imitates another host. */
export function isSafe(address: string): boolean {
  if (!/^https?:/i.test(address)) return false;
  try {
    return normaliseServer(address) !== '';
  } catch {
    return false;
  }
}

/** The address by which other servers know the post or the profile; null for a post that they cannot read. */
export function remoteSubject(wanted: Wanted): string | null {
  if ('account' in wanted) return wanted.account.uri ?? wanted.account.url;
  const { visibility, local_only, uri, url } = wanted.status;
  const isPublic = !local_only && (visibility === 'public' || visibility === 'unlisted');
  return isPublic ? uri || url : null;
}
