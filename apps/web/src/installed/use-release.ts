import { setRelease, useMessages, useNotify } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { installedMessages } from '../messages/installed-messages.js';
import { keepTyping } from '../modals/kept-typing.dom.js';
import { typedAhead } from '../modals/typed-ahead.dom.js';
import { useSession } from '../session/session-provider.js';
import { storageKeys } from '../storage/storage-keys.js';
import { isPageOutdated } from '../worker/page-version.dom.js';
import { isComposing, LASTING_MS } from './update-notice.js';

const reloadPage = (): void => location.reload();

/**
 * Has parts whose files are gone offer a reload, which waits while something is being written (HINT-14).
 *
 * @param onReload Loads the page anew.
 */
export function useRelease(isOutdated: () => Promise<boolean> = isPageOutdated, onReload: () => void = reloadPage): void {
  const text = useMessages(installedMessages);
  const notify = useNotify();
  const queryClient = useQueryClient();
  useEffect(() => {
    const reload = (): void => {
      if (!isComposing(queryClient)) return onReload();
      notify({ kind: 'info', text: text.writingFirst(), durationMs: LASTING_MS, action });
    };
    const action = { label: text.reload(), onPress: reload };
    setRelease({ isOutdated, text: text.newVersion(), action });
    return () => setRelease(null);
  }, [isOutdated, onReload, text, notify, queryClient]);
  const sessionId = useSession().session?.id ?? '';
  useEffect(() => keepTyping(typedAhead, storageKeys.typedAhead + sessionId, window), [sessionId]);
}
