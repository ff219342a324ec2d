import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onMessageReceived } from '../data/chat-stream.data.js';
import { useChatSettings } from '../data/use-chat-settings.js';
import { playMessageSound } from './message-sound.dom.js';

/** Plays a sound for each new message, unless the account has switched it off (CHAT-30). */
export function useMessageSound(): void {
  const queryClient = useQueryClient();
  const { sound } = useChatSettings();
  useEffect(
    () => (sound ? onMessageReceived(queryClient, ({ id }) => void playMessageSound(id).catch(() => undefined)) : undefined),
    [queryClient, sound],
  );
}
