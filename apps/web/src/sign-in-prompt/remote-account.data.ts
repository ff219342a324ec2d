import { remoteInteractionOf, type Client } from '@rookery/api-client';
import { interactionAddress, isSafe, subscribeTemplate, type RemoteAccount } from './remote-account.js';

/** Opening the other server must not wait long for an answer that is optional. */
const LOOKUP_MS = 4_000;

interface Lookup {
  /** The client of the server that is read, where it finds such addresses; null: it does not. */
  client: Client | null;
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
