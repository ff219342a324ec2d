import { createClient, isApiError, type Client, type Session } from '@rookery/api-client';
import { createQueryClient } from '@rookery/api-client/query';
import type { QueryClient } from '@tanstack/react-query';
import { withEarlyRequest } from '../boot/early-fetch.js';

/** What one account (or one visitor) reads and writes through. Another account gets another, so nothing mixes. */
export interface Connection {
  readonly key: string;
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Stands for "no server": requests to it fail, and no page that makes any is shown without one. */
const NO_SERVER = 'https://server.invalid';

/** @param onEnded Told once when the server says that it does not know the session any more. */
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

/** One refused request does not end a session: some servers answer 401 to what they do not have. The account itself decides. */
async function isEnded(client: Client): Promise<boolean> {
  try {
    await client.accounts.verifyCredentials();
    return false;
  } catch (error) {
    return isApiError(error) && error.status !== null && [401, 403, 422].includes(error.status);
  }
}
