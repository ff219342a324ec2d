import { accountState, useClient, useOwnAccount } from '@rookery/store';
import { useStore } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { saveAcceptsChats } from './chat-actions.data.js';
import { createChatPreferences } from './chat-preferences.dom.js';
import { useChatFeatures } from './use-chat-adapter.js';

const preferencesOf = accountState('chat preferences', () => createChatPreferences());

interface ChatSettingsChange {
  readonly acceptsChats?: boolean;
  readonly sound?: boolean;
}

/**
 * The settings of chats (CHAT-30). `acceptsChats`: whether people may start chats; null where the server has no such setting. `save` rejects
 * when the server refuses, and the account is as before.
 */
export function useChatSettings(): {
  readonly acceptsChats: boolean | null;
  readonly sound: boolean;
  save(change: ChatSettingsChange): Promise<void>;
} {
  const client = useClient();
  const queryClient = useQueryClient();
  const features = useChatFeatures();
  const { data: account } = useOwnAccount();
  const preferences = preferencesOf(queryClient);
  const sound = useStore(preferences, state => state.sound);
  const save = useCallback(
    async (change: ChatSettingsChange) => {
      const { sound: nextSound, acceptsChats } = change;
      if (nextSound !== undefined) preferences.set(before => ({ ...before, sound: nextSound }));
      if (acceptsChats !== undefined) await saveAcceptsChats({ client, queryClient }, acceptsChats);
    },
    [client, queryClient, preferences],
  );
  return { acceptsChats: features?.privacySetting === true ? (account?.accepts_chat_messages ?? null) : null, sound, save };
}
