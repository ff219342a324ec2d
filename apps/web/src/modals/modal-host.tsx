import { lazyPart, useStore } from '@rookery/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { modals, type OpenModal } from './modals.js';
import { collectTyping } from './typed-ahead.dom.js';
import { typedAhead } from './typed-ahead.js';

const LazyHost = lazyPart(async () => (await import('./modal-host.screen.js')).ModalHostScreen);

/** Somebody who has typed nothing for this long, in ms, has seen that no composer opened. */
const TYPING_PAUSE_MS = 1_500;

/**
 * The modals of an account's pages. Their code loads when the first one opens. A failure can be tried again, which also happens when the
 * browser is online again.
 */
export function ModalHost() {
  const isOpen = useStore(modals.stack, stack => stack.length > 0);
  const [isWanted, setWanted] = useState(false);
  const [attempt, setAttempt] = useState(0);
  if (isOpen && !isWanted) setWanted(true);
  const failed = useRef<readonly OpenModal[]>([]);
  const timer = useRef(0);

  const retry = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = 0;
    setAttempt(count => count + 1);
    for (const modal of failed.current) modals.open(modal);
    failed.current = [];
  }, []);
  useEffect(() => {
    const stop = collectTyping(modals, typedAhead, window);
    const onOnline = (): void => {
      const isTyping = timer.current !== 0;
      // Another modal may have opened since it was given up.
      const wasGivenUp = failed.current.length > 0 && modals.stack.get().length === 0;
      if (isTyping || wasGivenUp) retry();
    };
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('online', onOnline);
      clearTimeout(timer.current);
      // Another account's pages have none of these modals, and none of their texts.
      modals.clear();
      stop();
    };
  }, [retry]);
  if (!isWanted) return null;

  const giveUp = (): void => {
    timer.current = 0;
    failed.current = modals.stack.get();
    modals.clear();
    setWanted(false);
  };
  /** Offline, the code fails at once: what is typed until a pause is meant for the composer all the same. */
  const giveUpAfterTyping = (seen = -1): void => {
    const pressed = typedAhead.pressCount();
    if (pressed === seen) giveUp();
    else timer.current = window.setTimeout(() => typedAhead.isCollecting() && giveUpAfterTyping(pressed), TYPING_PAUSE_MS);
  };
  return (
    <LazyHost key={attempt} onLoadFailed={() => (typedAhead.isCollecting() ? giveUpAfterTyping() : giveUp())} onRetry={retry} />
  );
}
