import { accountState } from '@rookery/store';
import { createStore } from '@rookery/ui';

/** A broken connection is restored within this time most of the time: nothing is said about it. */
const PATIENCE_MS = 3_000;
/** A notice shorter than this could not be read. */
const READABLE_MS = 4_000;

/** Whether live updates of the account have stopped for the moment. */
export const interruptedStore = accountState('live updates', () => createStore(false));

/** Decides when the reader is told that live updates are interrupted. */
interface Interruption {
  connected(): void;
  /** `wasSilent`: posts may have been missed for some time already. */
  disconnected(wasSilent: boolean): void;
  stop(): void;
}

export function createInterruption(onChange: (isInterrupted: boolean) => void): Interruption {
  let isShown = false;
  let shownAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (isInterrupted: boolean) => {
    if (isInterrupted === isShown) return;
    isShown = isInterrupted;
    shownAt = Date.now();
    onChange(isInterrupted);
  };
  const after = (milliseconds: number, isInterrupted: boolean) => {
    clearTimeout(timer);
    if (milliseconds <= 0) set(isInterrupted);
    else timer = setTimeout(() => set(isInterrupted), milliseconds);
  };

  return {
    connected: () => after(isShown ? shownAt + READABLE_MS - Date.now() : 0, false),
    disconnected: wasSilent => after(wasSilent || isShown ? 0 : PATIENCE_MS, true),
    stop: () => after(0, false),
  };
}
