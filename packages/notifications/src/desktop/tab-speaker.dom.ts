import { holdBrowserLock } from '@rookery/api-client';

/** The one tab of an account that speaks for all. */
interface TabSpeaker {
  isSpeaker(): boolean;
  stop(): void;
}

/** Waits to become the tab that speaks. Where the browser has no locks, each tab does: equal notifications replace each other. */
export function createTabSpeaker(scope: string): TabSpeaker {
  let isHeld = false;
  const controller = new AbortController();
  const { signal } = controller;
  const speak = async (turn: AbortSignal): Promise<void> => {
    isHeld = !turn.aborted;
    await new Promise<void>(resolve => turn.addEventListener('abort', () => resolve(), { once: true }));
    isHeld = false;
  };
  void holdBrowserLock(`rookery-speaker:${scope}`, { signal }, speak, () => speak(signal));
  return {
    isSpeaker: () => isHeld,
    stop() {
      isHeld = false;
      controller.abort();
    },
  };
}
