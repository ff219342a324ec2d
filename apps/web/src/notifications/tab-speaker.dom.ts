/** The one tab of an account that speaks for all. */
interface TabSpeaker {
  isSpeaker(): boolean;
  stop(): void;
}

/** Waits to become the tab that speaks. Where the browser has no locks, each tab does: equal notifications replace each other. */
export function createTabSpeaker(scope: string): TabSpeaker {
  const { locks } = navigator;
  if (locks === undefined) return { isSpeaker: () => true, stop: () => undefined };
  let isHeld = false;
  const controller = new AbortController();
  locks
    .request(`rookery-speaker:${scope}`, { signal: controller.signal }, () => {
      isHeld = true;
      return new Promise<void>(resolve => controller.signal.addEventListener('abort', () => resolve(), { once: true }));
    })
    // Aborted while it waited.
    .catch(() => undefined);
  return {
    isSpeaker: () => isHeld,
    stop() {
      isHeld = false;
      controller.abort();
    },
  };
}
