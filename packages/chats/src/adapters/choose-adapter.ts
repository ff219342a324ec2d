import { detectConnectionFeatures, type Account, type Client, type Instance } from '@rookery/api-client';
import type { ChatAdapter } from './chat-adapter.js';
import { createServerChats } from './server-chats.js';

/**
 * Resolves to the adapter for a server, chosen by its features; to null when it has nothing that can be shown as chats. Chats of direct posts
 * are loaded for the servers that need them. Rejects when they cannot be loaded.
 */
export async function chooseAdapter(client: Client, instance: Instance, ownAccount: Account): Promise<ChatAdapter | null> {
  const features = detectConnectionFeatures(instance);
  if (features.chats) return createServerChats({ client, features, instance, ownAccount });
  if (!features.conversations) return null;
  const { createConversationChats } = await import('./conversation-chats.js');
  return createConversationChats({ client, instance, ownAccount });
}
