import { searchedMessages } from '@rookery/chats';
import { accountState } from '@rookery/store';
import { createSearchIndex, feedSearch, type SearchIndex } from '@rookery/store/search';
import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from '../session/idle.dom.js';
import { startSearchWorker } from '../worker/later-worker.dom.js';

/** The index of the account, while something of the page uses it. */
interface Held {
  readonly index: SearchIndex;
  readonly stop: () => void;
  users: number;
}

const held = accountState<{ current: Held | null }>('search on this device', () => ({ current: null }));

/** The index of the account, fed while it is held. A search sees the cache as it is. `release`: to be called once. */
export function holdDeviceSearch(
  queryClient: QueryClient,
  scope: string,
  hasChats: boolean,
): { index: SearchIndex; release: () => void } {
  const state = held(queryClient);
  const current = (state.current ??= openDeviceSearch(queryClient, scope, hasChats));
  current.users += 1;
  return {
    index: current.index,
    release() {
      current.users -= 1;
      if (current.users > 0) return;
      state.current = null;
      current.stop();
    },
  };
}

function openDeviceSearch(queryClient: QueryClient, scope: string, hasChats: boolean): Held {
  const index = createSearchIndex(scope, startSearchWorker);
  // Allowed earlier.
  if (!hasChats) index.remove({ kind: 'message' }).catch(() => undefined);
  const others = hasChats ? [searchedMessages(queryClient)] : [];
  const feed = feedSearch(queryClient, index, { others, hasChats, whenIdle });
  return {
    index: {
      ...index,
      async search(asked) {
        await feed.flush();
        return index.search(asked);
      },
    },
    stop() {
      feed.stop();
      index.close();
    },
    users: 0,
  };
}
