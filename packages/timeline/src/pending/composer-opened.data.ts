import type { QueryClient } from '@tanstack/react-query';
import { composersKey } from '@rookery/store';

/** Calls `act` once, when the first composer opens; immediately when one has been open. Returns a function that cancels the call. */
export function onceComposerOpened(queryClient: QueryClient, act: () => void): () => void {
  const cache = queryClient.getQueryCache();
  const isOpened = () => cache.findAll({ queryKey: composersKey }).length > 0;
  if (isOpened()) {
    act();
    return () => undefined;
  }
  const unsubscribe = cache.subscribe(({ type }) => {
    if (type !== 'added' || !isOpened()) return;
    unsubscribe();
    act();
  });
  return unsubscribe;
}
