import { createClient, createStream, hasSessionEnded, type Account, type Client, type Stream } from '@rookery/api-client';
import { createQueryClient, identifyAccount, instanceQuery, outboxOf, ownAccountQuery, stopOutbox } from '@rookery/store';
import { prepareRichText } from '@rookery/ui';
import type { QueryClient } from '@tanstack/react-query';
import { CHAT_MESSAGE, type MessagePayload } from '../core/message-payload.js';
import { bindChatStream } from '../data/chat-stream.data.js';

/** The client, the query cache and the stream of one element. Elements share none of them. */
export interface ElementConnection {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly stream: Stream;
  readonly account: Account;
  /** Closes the stream and stops all timers. Messages that are not sent yet stay stored. */
  close(): void;
}

interface ConnectOptions {
  /** Origin of the server. */
  readonly server: string;
  readonly accessToken: string;
  /** Called once when the server no longer accepts the token. */
  readonly onSessionEnd: () => void;
  /** Called with the chat of each message that the server has accepted, also from other tabs. */
  readonly onSent: (chatId: string) => void;
}

/** Connects to the account of a token. Rejects with an ApiError when the server does not answer or refuses the token. */
export async function connect({ server, accessToken, onSessionEnd, onSent }: ConnectOptions): Promise<ElementConnection> {
  let isChecking = true;
  // While the chats are on their way. Their texts ask again after a failure.
  prepareRichText().catch(() => undefined);
  const client: Client = createClient({
    baseUrl: server,
    accessToken,
    onUnauthorized: () => {
      if (isChecking) return;
      isChecking = true;
      void hasSessionEnded(client).then(hasEnded => {
        if (hasEnded) onSessionEnd();
        else isChecking = false;
      });
    },
  });
  const queryClient = createQueryClient();
  const account = await queryClient.fetchQuery(ownAccountQuery(client));
  // Refusals of the token until here reject.
  isChecking = false;
  identifyAccount(queryClient, { client, scope: `${account.username}@${new URL(server).host}` });
  const stopListening = outboxOf(queryClient).onSent(({ kind, payload }) => {
    if (kind === CHAT_MESSAGE) onSent((payload as MessagePayload).chatId);
  });
  const stream = createStream(client, { getInstance: () => queryClient.fetchQuery(instanceQuery(client)) });
  const stopFollowing = bindChatStream(queryClient, client, stream);
  return {
    client,
    queryClient,
    stream,
    account,
    close() {
      isChecking = true;
      stopListening();
      stopFollowing();
      stream.close();
      stopOutbox(queryClient);
      queryClient.clear();
    },
  };
}
