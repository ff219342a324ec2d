import { createStore, type Store } from '@rookery/ui';

/** The content on the page that can be refreshed by hand: a list or a thread. */
interface RefreshState {
  /** Requests new content; null when the page has none to refresh. */
  refresh: (() => Promise<unknown>) | null;
  isBusy: boolean;
}

export type RefreshPoint = Store<RefreshState>;

const nothing: RefreshState = { refresh: null, isBusy: false };

export const createRefreshPoint = (): RefreshPoint => createStore(nothing);

/** Offers a refresh. Returns an unregister function. The latest offer wins. */
export function offerRefresh(point: RefreshPoint, refresh: () => Promise<unknown>): () => void {
  point.set(() => ({ refresh, isBusy: false }));
  return () => point.set(state => (state.refresh === refresh ? nothing : state));
}

/** Runs the offered refresh, one at a time. Its errors are shown by the content itself. */
export async function refreshNow(point: RefreshPoint): Promise<void> {
  const { refresh, isBusy } = point.get();
  if (refresh === null || isBusy) return;
  point.set(state => ({ ...state, isBusy: true }));
  try {
    await refresh();
  } catch {
    // The content shows its own error.
  } finally {
    point.set(state => (state.refresh === refresh ? { ...state, isBusy: false } : state));
  }
}
