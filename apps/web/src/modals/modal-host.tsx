import { lazyPart, useStore } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { afterRows } from '../session/after-rows.data.js';
import { loadComposer } from './load-composer.js';
import { loadBeforePress, prepareForPerson } from './load-before-press.dom.js';
import { createModalLoader } from './modal-loader.dom.js';
import { modals } from './modals.js';
import { collectTyping, typedAhead } from './typed-ahead.dom.js';

// A composer that could not be loaded tries again itself.
const tryComposer = () => loadComposer().catch(() => undefined);
const loadHost = () => import('./modal-host.screen.js');

/**
 * The modals of an account's pages. Their code loads when the first one opens, and with that of the composer before it is pressed: after the
 * first sign of a person, and at the latest when the pointer or the focus comes to a control that opens it. A failure can be tried again, which
 * also happens when the browser is online again.
 */
export const ModalHost = modalHost(
  async () => {
    // One after the other, a slow line would show the field later.
    if (modals.stack.get().at(-1)?.type === 'COMPOSE') void tryComposer();
    return (await loadHost()).ModalHostScreen;
  },
  async () => {
    const [host] = await Promise.all([loadHost(), loadComposer()]);
    await host.preloadComposer();
  },
);

export function modalHost(
  loadScreen: () => Promise<ComponentType>,
  preloadContent: () => Promise<void> = async () => undefined,
): ComponentType {
  const LazyHost = lazyPart(loadScreen);
  const loadEarly = (): void => void Promise.all([preloadContent(), LazyHost.preload()]).catch(() => undefined);
  return function ModalHost() {
    const [loader] = useState(() => createModalLoader(modals, typedAhead));
    const queryClient = useQueryClient();
    const { phase, attempt, isPatient } = useStore(loader.load, load => load);
    useEffect(() => {
      const stopTyping = collectTyping(modals, typedAhead, window);
      const stop = loader.start(window);
      const stopLoading = loadBeforePress(document, loadEarly);
      return () => {
        stopLoading();
        stop();
        // Another account's pages have none of these modals, and none of their texts.
        modals.clear();
        stopTyping();
      };
    }, [loader]);
    useEffect(() => {
      let cancel = prepareForPerson(document, () => void (cancel = afterRows(queryClient, 'composer', loadEarly)));
      return () => cancel();
    }, [queryClient]);
    if (phase === 'absent') return null;
    return <LazyHost key={attempt} isPatient={isPatient} onLoadFailed={loader.onLoadFailed} onRetry={loader.onRetry} />;
  };
}
