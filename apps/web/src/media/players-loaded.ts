import { createStore } from '@rookery/ui';

/** Whether a player was drawn in this sitting: before, there is nothing the mini player could take over. */
export const playersLoaded = createStore(false);

export function announcePlayers(): void {
  playersLoaded.set(() => true);
}
