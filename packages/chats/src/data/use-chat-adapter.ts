import { useClient } from '@rookery/store';
import { useQuery } from '@tanstack/react-query';
import type { ChatAdapter } from '../adapters/chat-adapter.js';
import type { ChatFeatures } from '../chat-types.js';
import { chatAdapterQuery } from './chat-adapter.data.js';

/** The backend of chats; null where the server has none, undefined until that is known. */
export const useChatAdapter = (): ChatAdapter | null | undefined => useQuery(chatAdapterQuery(useClient())).data;

/** The abilities of the server's chats; null where there are none, and until they are known. */
export const useChatFeatures = (): ChatFeatures | null => useChatAdapter()?.features ?? null;
