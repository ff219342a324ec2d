import type { QueryClient } from '@tanstack/react-query';
import { composersKey } from '@rookery/store';

/** Calls `act` once, when the first composer opens; immediately when one has been open. Returns a function that cancels the call. */
export function onceComposerOpened(queryClient: QueryClient, act: () => void): () => void {
  const cache = queryClient.getQueryCache();
  if (cache.findAll({ queryKey: composersKey }).length > 0) {
    act();
    return () => undefined;
  }
  const unsubscribe = cache.subscribe(({ type, query }) => {
    if (type !== 'added' || !composersKey.every((part, index) => query.queryKey[index] === part)) return;
    unsubscribe();
    act();
  });
  return unsubscribe;
}
