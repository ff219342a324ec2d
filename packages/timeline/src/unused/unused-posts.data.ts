import { statusesKey } from '@rookery/api-client/query';
import type { QueryClient } from '@tanstack/react-query';

/** After so many new posts what nobody needs any more is looked for. */
export const LOOK_AFTER_POSTS = 1_000;

/**
 * Lets posts go that no list and no thread names any more, each time many have come: a page that stays open for days would
 * keep every post that ever passed. Returns what ends it.
 */
export function bindUnusedPosts(queryClient: QueryClient): () => void {
  let added = 0;
  return queryClient.getQueryCache().subscribe(event => {
    if (event.type !== 'added' || event.query.queryKey[0] !== statusesKey[0]) return;
    added += 1;
    if (added < LOOK_AFTER_POSTS) return;
    added = 0;
    // Without its chunk more is kept, and the next time asks again.
    import('./named-posts.data.js').then(({ dropUnnamedPosts }) => dropUnnamedPosts(queryClient)).catch(() => undefined);
  });
}
