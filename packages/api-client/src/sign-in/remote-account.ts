import { isRecord } from '../entities/decode.js';
import type { WithCalls } from '../request/calls.js';
import { remoteInteractionOf } from '../resources/remote-interaction.js';
import { normaliseServer } from '../session/server-address.js';

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

/** Opening the other server must not wait long for an answer that is optional. */
const LOOKUP_MS = 4_000;

interface Lookup {
  /** The client of the server that is read, where it finds such addresses; null: it does not. */
  client: WithCalls | null;
  fetch: typeof fetch;
}

/**
 * The address on the visitor's own server that acts on `uri`: asked of the server that is read, else of the visitor's own by WebFinger.
 * Where neither answers it is the usual one. Never rejects.
 */
export async function findInteractionAddress(account: RemoteAccount, uri: string, { client, fetch }: Lookup): Promise<string> {
  const signal = AbortSignal.timeout(LOOKUP_MS);
  const told =
    client &&
    (await remoteInteractionOf(client)
      .address(uri, account.handle, { signal })
      .catch(() => null));
  if (told !== null && isSafe(told)) return told;
  return interactionAddress(account, uri, await askWebFinger(account, fetch, signal).catch(() => null));
}

async function askWebFinger(
  { handle, origin }: RemoteAccount,
  fetch: Lookup['fetch'],
  signal: AbortSignal,
): Promise<string | null> {
  const resource = encodeURIComponent(`acct:${handle}`);
  const response = await fetch(`${origin}/.well-known/webfinger?resource=${resource}`, {
    signal,
    credentials: 'omit',
    headers: { Accept: 'application/jrd+json, application/json' },
  });
  return response.ok ? subscribeTemplate(await response.json()) : null;
}

const SUBSCRIBE = 'http://ostatus.org/schema/1.0/subscribe';

/** The address template of a WebFinger answer that acts on something by its `{uri}`; null when it has none. */
export function subscribeTemplate(answer: unknown): string | null {
  const links = isRecord(answer) && Array.isArray(answer['links']) ? answer['links'].filter(isRecord) : [];
  const templates = links.filter(({ rel }) => rel === SUBSCRIBE).map(({ template }) => template);
  return templates.filter(template => typeof template === 'string').find(template => template.includes('{uri}')) ?? null;
}

/** The address that acts on `uri`: by the template, where it leads to a safe address, else where most servers have it. */
export function interactionAddress({ origin }: RemoteAccount, uri: string, template: string | null): string {
  const filled = template?.replace('{uri}', encodeURIComponent(uri)) ?? '';
  return isSafe(filled) ? filled : `${origin}/authorize_interaction?uri=${encodeURIComponent(uri)}`;
}

/** Whether a tab may be sent there: https, or http on this device, and no name that imitates another host. */
function isSafe(address: string): boolean {
  if (!/^https?:/i.test(address)) return false;
  try {
    return normaliseServer(address) !== '';
  } catch {
    return false;
  }
}
