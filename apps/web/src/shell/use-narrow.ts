import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches now. What another width would show is not drawn at all, so the page stays light. */
export function useNarrow(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
