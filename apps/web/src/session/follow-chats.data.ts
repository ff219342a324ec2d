import { hasChats, type Stream } from '@rookery/api-client';
import type { Connection } from './connection.data.js';

/** The code is requested again this long after it could not be loaded. */
const LOAD_RETRY_MS = 10_000;

type ChatStreamModule = Pick<typeof import('./chat-stream.data.js'), 'bindChatStream'>;

/**
 * Keeps the chats of a connection current, where its server has chats, with code that is loaded then. Returns the function that ends it.
 *
 * @param learned Settles once the features of the server are known.
 */
export function followChats(
  { queryClient, client, features }: Connection,
  stream: Stream,
  learned: Promise<unknown>,
  load: () => Promise<ChatStreamModule> = () => import('./chat-stream.data.js'),
): () => void {
  let isClosed = false;
  let close = () => {};
  const open = (): void => {
    if (isClosed || !hasChats(features.get())) return;
    load().then(
      ({ bindChatStream }) => {
        if (!isClosed) close = bindChatStream(queryClient, client, stream);
      },
      () => {
        if (isClosed) return;
        const retry = setTimeout(open, LOAD_RETRY_MS);
        close = () => clearTimeout(retry);
      },
    );
  };
  void learned.then(open);
  return () => {
    isClosed = true;
    close();
  };
}
