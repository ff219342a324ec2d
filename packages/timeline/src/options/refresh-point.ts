import { createStore, type Store } from '@rookery/ui';

/** What can be refreshed by hand now: the list or thread on the page. */
export interface RefreshState {
  /** Asks for what is new; null when nothing on the page can be. */
  refresh: (() => Promise<unknown>) | null;
  isBusy: boolean;
}

export type RefreshPoint = Store<RefreshState>;

const nothing: RefreshState = { refresh: null, isBusy: false };

export const createRefreshPoint = (): RefreshPoint => createStore(nothing);

/** Offers a refresh until the returned function is called; who came later goes first. */
export function offerRefresh(point: RefreshPoint, refresh: () => Promise<unknown>): () => void {
  point.set(() => ({ refresh, isBusy: false }));
  return () => point.set(state => (state.refresh === refresh ? nothing : state));
}

/** Refreshes what is offered, once at a time. Whoever offers it tells of failures; here they only end it. */
export async function refreshNow(point: RefreshPoint): Promise<void> {
  const { refresh, isBusy } = point.get();
  if (refresh === null || isBusy) return;
  point.set(state => ({ ...state, isBusy: true }));
  try {
    await refresh();
  } catch {
    // Shown where the content is.
  } finally {
    point.set(state => (state.refresh === refresh ? { ...state, isBusy: false } : state));
  }
}
