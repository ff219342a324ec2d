import { createStore, useStore } from '@rookery/ui';
import { lazy, Suspense, type ComponentType } from 'react';

/** Whether a player was drawn in this sitting: before, there is nothing the mini player could take over. */
const playersLoaded = createStore(false);

export function announcePlayers(): void {
  playersLoaded.set(() => true);
}

const LazyDock = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./mini-dock.js')).MiniDock };
  } catch {
    // Without its chunk a sound stops where it is left.
    return { default: () => null };
  }
});

/** Above the pages, so that a sound goes on from one to the next. */
export function MiniDockHost() {
  const isNeeded = useStore(playersLoaded, isLoaded => isLoaded);
  return isNeeded ? (
    <Suspense fallback={null}>
      <LazyDock />
    </Suspense>
  ) : null;
}
