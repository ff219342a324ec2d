import { lazyPart, useStore } from '@rookery/ui';
import { useEffect, useRef, useState } from 'react';
import { modals, type OpenModal } from './modals.js';
import { collectTyping } from './typed-ahead.dom.js';
import { typedAhead } from './typed-ahead.js';

const LazyHost = lazyPart(async () => (await import('./modal-host.screen.js')).ModalHostScreen);

/** The modals of an account's pages. Their code loads when the first one opens; a failure can be tried again. */
export function ModalHost() {
  const isOpen = useStore(modals.stack, stack => stack.length > 0);
  const [isWanted, setWanted] = useState(false);
  if (isOpen && !isWanted) setWanted(true);
  useEffect(() => {
    const stop = collectTyping(modals, typedAhead, window);
    return () => {
      // Another account's pages have none of these modals, and none of their texts.
      modals.clear();
      stop();
    };
  }, []);
  const failed = useRef<readonly OpenModal[]>([]);
  if (!isWanted) return null;
  const onLoadFailed = (): void => {
    failed.current = modals.stack.get();
    modals.clear();
    setWanted(false);
  };
  return <LazyHost onLoadFailed={onLoadFailed} onRetry={() => failed.current.forEach(modals.open)} />;
}
