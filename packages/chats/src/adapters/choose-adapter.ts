import { detectFeatures, type Account, type Client, type Instance } from '@rookery/api-client';
import type { ChatAdapter } from './chat-adapter.js';
import { createConversationChats } from './conversation-chats.js';
import { createServerChats } from './server-chats.js';

/** The adapter for a server, chosen by its features; null when it has nothing that can be shown as chats. */
export function chooseAdapter(client: Client, instance: Instance, ownAccount: Account): ChatAdapter | null {
  const features = detectFeatures(instance);
  if (features.chats) return createServerChats({ client, features, instance, ownAccount });
  return features.conversations ? createConversationChats({ client, instance, ownAccount }) : null;
}
