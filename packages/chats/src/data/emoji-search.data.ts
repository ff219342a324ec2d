import type { Client } from '@rookery/api-client';
import { customEmojisQuery } from '@rookery/store';
import { createEmojiSearch } from '@rookery/ui/completion';
import type { QueryClient } from '@tanstack/react-query';

/** Searches the server's emoji and those of Unicode for a word (CHAT-26). */
export const emojiSearch = (client: Client, queryClient: QueryClient, locale: string) =>
  createEmojiSearch(() => queryClient.fetchQuery(customEmojisQuery(client)), locale);
