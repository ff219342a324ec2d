import { useMemo } from 'react';
import { useMessages } from '../i18n/messages-provider.js';
import { remainingMessages } from './messages.js';

/** Texts for the characters that are left under a limit; negative above it. */
interface RemainingText {
  number(remaining: number): string;
  words(remaining: number): string;
}

/** The texts of a count of characters. Stable until the language changes. */
export function useRemainingText(): RemainingText {
  const text = useMessages(remainingMessages);
  return useMemo(
    () => ({
      number: remaining => text.count({ count: remaining }),
      words: remaining => (remaining < 0 ? text.over({ count: -remaining }) : text.left({ count: remaining })),
    }),
    [text],
  );
}
