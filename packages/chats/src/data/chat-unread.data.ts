import type { Client, Stream } from '@rookery/api-client';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Keeps the unread total of `useUnreadChats`, and everything else of chats that is loaded, up to date: `bindChatStream`, with code that is
 * loaded now. Returns an unsubscribe function.
 */
export function bindChatUnread(queryClient: QueryClient, client: Client, stream: Stream): () => void {
  let isStopped = false;
  let unsubscribe = (): void => undefined;
  import('./chat-stream.data.js').then(
    ({ bindChatStream }) => {
      if (!isStopped) unsubscribe = bindChatStream(queryClient, client, stream);
    },
    // Without its code the count stays as it is.
    () => undefined,
  );
  return () => {
    isStopped = true;
    unsubscribe();
  };
}
