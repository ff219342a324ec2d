import { hasChats, type Stream } from '@rookery/api-client';
import { bindChatStream } from '@rookery/chats';
import type { Connection } from './connection.data.js';

/**
 * Keeps the chats of a connection current, where its server has chats. Returns the function that ends it.
 *
 * @param learned Settles once the features of the server are known.
 */
export function followChats(
  { queryClient, client, features }: Connection,
  stream: Stream,
  learned: Promise<unknown>,
  bind: typeof bindChatStream = bindChatStream,
): () => void {
  let isClosed = false;
  let close = () => {};
  void learned.then(() => {
    if (!isClosed && hasChats(features.get())) close = bind(queryClient, client, stream);
  });
  return () => {
    isClosed = true;
    close();
  };
}
