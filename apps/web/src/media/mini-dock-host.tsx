import { createStore, useStore } from '@rookery/ui';
import type { ComponentType } from 'react';

const dock = createStore<{ Dock: ComponentType } | null>(null);

/** Called by the first player that mounts: before, there is nothing for the mini player to take over. */
export function enableMiniDock(Dock: ComponentType): void {
  dock.set(known => known ?? { Dock });
}

/** Mounted above the pages, so that audio continues from one page to the next. */
export function MiniDockHost() {
  const shown = useStore(dock, enabled => enabled);
  return shown && <shown.Dock />;
}
