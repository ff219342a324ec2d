import { ReleaseProvider, useMessages, useNotify, type Release } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { messages } from '../messages/messages.js';
import { isPageOutdated } from '../worker/page-version.dom.js';
import { isComposing } from './is-composing.data.js';

interface AppReleaseProps {
  /** Default: `isPageOutdated`. */
  isOutdated?: Release['isOutdated'];
  /** Loads the page anew. */
  onReload?: () => void;
  children: ReactNode;
}

const reloadPage = (): void => location.reload();
/** A notice stays until it is pressed or closed: as long as a timer can be set for, in ms. */
export const LASTING_MS = 2_147_483_647;

/** Has parts whose files are gone offer a reload, which waits while something is being written (HINT-14). */
export function AppRelease({ isOutdated = isPageOutdated, onReload = reloadPage, children }: AppReleaseProps) {
  const text = useMessages(messages);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const release = useMemo(() => {
    const reload = (): void => {
      if (!isComposing(queryClient)) return onReload();
      const action = { label: text.reload(), onPress: reload };
      notify({ kind: 'info', text: text.writingFirst(), durationMs: LASTING_MS, action });
    };
    return { isOutdated, reload };
  }, [isOutdated, onReload, text, notify, queryClient]);
  return <ReleaseProvider release={release}>{children}</ReleaseProvider>;
}
