import { useEffect, useState } from 'react';

/** Pause after the last letter of a search before it is sent (CHAT-02, CHAT-03). */
const SEARCH_PAUSE_MS = 300;

/** The words of a search once they have not changed for a pause; '' until then, also on mount. An empty text counts at once. */
export function useDebounced(value: string): string {
  const [settled, setSettled] = useState('');
  if (value === '' && settled !== '') setSettled('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
