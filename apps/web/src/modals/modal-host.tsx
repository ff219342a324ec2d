import { lazyPart, useStore } from '@rookery/ui';
import { useEffect, useRef, useState } from 'react';
import { modals, type OpenModal } from './modals.js';

const LazyHost = lazyPart(async () => (await import('./modal-host.screen.js')).ModalHostScreen);

/** The modals of an account's pages. Their code loads when the first one opens; a failure can be tried again. */
export function ModalHost() {
  const isOpen = useStore(modals.stack, stack => stack.length > 0);
  const [isWanted, setWanted] = useState(false);
  if (isOpen && !isWanted) setWanted(true);
  // Another account's pages have none of these modals.
  useEffect(() => () => modals.clear(), []);
  const failed = useRef<readonly OpenModal[]>([]);
  if (!isWanted) return null;
  const onLoadFailed = (): void => {
    failed.current = modals.stack.get();
    modals.clear();
    setWanted(false);
  };
  return <LazyHost onLoadFailed={onLoadFailed} onRetry={() => failed.current.forEach(modals.open)} />;
}
