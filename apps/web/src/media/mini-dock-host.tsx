import { useStore } from '@rookery/ui';
import { lazy, Suspense, type ComponentType } from 'react';
import { playersLoaded } from './players-loaded.js';

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
