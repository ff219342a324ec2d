import { createClient, isApiError, isSessionRefusal, type Client, type Session } from '@rookery/api-client';
import { createQueryClient } from '@rookery/api-client/query';
import type { QueryClient } from '@tanstack/react-query';
import { withEarlyRequest } from '../boot/early-fetch.js';

/** The client and the query cache of one account, or of a visitor. Accounts never share them. */
export interface Connection {
  readonly key: string;
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** A placeholder origin while no server is known. Requests to it fail; only the sign-in pages are shown without a server. */
const NO_SERVER = 'https://server.invalid';

/** @param onEnded Called once when the server no longer accepts the session. */
export function connect(session: Session | null, server: string | null, onEnded: (session: Session) => void): Connection {
  let isChecking = false;
  const client: Client = createClient({
    baseUrl: server ?? NO_SERVER,
    ...(session === null ? {} : { accessToken: session.accessToken }),
    fetch: withEarlyRequest(
      (input, init) => window.fetch(input, init),
      () => window.rookeryEarly,
      () => {
        window.rookeryEarly = undefined;
      },
    ),
    onUnauthorized: () => {
      if (session === null || isChecking) return;
      isChecking = true;
      void isEnded(client).then(ended => {
        if (ended) onEnded(session);
        else isChecking = false;
      });
    },
  });
  return { key: session?.id ?? `visitor ${server ?? ''}`, client, queryClient: createQueryClient() };
}

/** A single refusal does not end a session: some servers answer 401 for endpoints they lack. API-08: the own account decides. */
async function isEnded(client: Client): Promise<boolean> {
  try {
    await client.accounts.verifyCredentials();
    return false;
  } catch (error) {
    return isApiError(error) && error.status !== null && isSessionRefusal(error.status);
  }
}
