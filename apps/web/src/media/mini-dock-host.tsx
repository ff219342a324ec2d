import { createStore, useStore } from '@rookery/ui';
import { lazy, Suspense, type ComponentType } from 'react';

const isEnabled = createStore(false);

/** Called by the first player that mounts: before, there is nothing for the mini player to take over. */
export function enableMiniDock(): void {
  isEnabled.set(() => true);
}

const LazyDock = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./mini-dock.js')).MiniDock };
  } catch {
    // Without the mini player audio stops when it leaves the view.
    return { default: () => null };
  }
});

/** Mounted above the pages, so that audio continues from one page to the next. */
export function MiniDockHost() {
  return useStore(isEnabled, enabled => enabled) ? (
    <Suspense fallback={null}>
      <LazyDock />
    </Suspense>
  ) : null;
}
