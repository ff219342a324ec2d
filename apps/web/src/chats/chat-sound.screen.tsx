import { onMessageReceived, useChatSettings } from '@rookery/chats';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { playMessageSound } from './chat-sound.dom.js';

/** Plays a sound for each new message, unless the account has switched it off (CHAT-30). */
export function ChatSoundScreen() {
  const queryClient = useQueryClient();
  const { sound } = useChatSettings();
  useEffect(
    () => (sound ? onMessageReceived(queryClient, ({ id }) => void playMessageSound(id).catch(() => undefined)) : undefined),
    [queryClient, sound],
  );
  return null;
}
