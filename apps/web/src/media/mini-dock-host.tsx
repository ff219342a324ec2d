import { createStore, lazyPart, useStore } from '@rookery/ui';

const isEnabled = createStore(false);

/** Called by the first player that mounts: before, there is nothing for the mini player to take over. */
export function enableMiniDock(): void {
  isEnabled.set(() => true);
}

// Without its code audio stops when it leaves the view.
const LazyDock = lazyPart(async () => (await import('./mini-dock.js')).MiniDock, { isQuiet: true });

/** Mounted above the pages, so that audio continues from one page to the next. */
export function MiniDockHost() {
  return useStore(isEnabled, enabled => enabled) && <LazyDock />;
}
