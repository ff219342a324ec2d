import { createStore, type Store } from '@rookery/ui';
import { cameOnline, closed, failed, gaveUp, notLoaded, opened, retried, type ModalLoad } from './modal-load.js';
import type { Modals } from './modals.js';
import type { TypedAhead } from '@rookery/compose/typed-ahead';

/** Somebody who has typed nothing for this long, in ms, has seen that no composer opened. */
export const TYPING_PAUSE_MS = 1_500;

interface ModalLoader {
  readonly load: Store<ModalLoad>;
  /** Follows the modals and the connection. Returns the function that ends it. */
  start(page: Window): () => void;
  /** The code could not be loaded. */
  onLoadFailed(): void;
  /** Loads the code again, and opens the modals that were given up. */
  onRetry(): void;
}

/** Gives modals up whose code cannot be loaded, and opens them again once the browser is online. */
export function createModalLoader(modals: Modals, typedAhead: TypedAhead): ModalLoader {
  const load = createStore(notLoaded);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const follow = (): void => load.set(modals.stack.get().length > 0 ? opened : closed);

  function giveUp(): void {
    const open = modals.stack.get();
    load.set(state => gaveUp(state, open));
    modals.clear();
  }

  /** The composer may still be given keys: the modals stay open until a pause in typing. */
  function giveUpAfterTyping(seen: number): void {
    timer = setTimeout(() => {
      if (load.get().phase !== 'failed') return;
      const pressed = typedAhead.pressCount();
      if (typedAhead.isCollecting() && pressed !== seen) giveUpAfterTyping(pressed);
      else giveUp();
    }, TYPING_PAUSE_MS);
  }

  function openAgain(next: (state: ModalLoad) => ModalLoad): void {
    const { givenUp } = load.get();
    load.set(next);
    for (const modal of givenUp) modals.open(modal);
  }
  const onOnline = (): void => openAgain(cameOnline);

  return {
    load,
    start(page) {
      follow();
      const unsubscribe = modals.stack.subscribe(follow);
      page.addEventListener('online', onOnline);
      return () => {
        unsubscribe();
        page.removeEventListener('online', onOnline);
        clearTimeout(timer);
      };
    },
    onLoadFailed() {
      clearTimeout(timer);
      load.set(failed);
      if (typedAhead.isCollecting()) giveUpAfterTyping(-1);
      else giveUp();
    },
    onRetry: () => openAgain(retried),
  };
}
