import { errorText } from '@rookery/api-client';
import { useNotify } from '@rookery/ui';
import { useCallback } from 'react';

/** Returns a function that shows a toast when a promise rejects: the server's words, or a text of chats. */
export function useAttempt(): (attempt: Promise<unknown>, fallback: string) => void {
  const notify = useNotify();
  return useCallback(
    (attempt, fallback) => {
      attempt.catch((error: unknown) => notify({ kind: 'error', text: errorText(error, fallback) }));
    },
    [notify],
  );
}
