import { useEffect, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useMessages } from '../i18n/messages-provider.js';
import { messages } from '../messages.js';
import { useNotify } from '../toast/notify.js';
import { loadPatiently, RETRY_PAUSES_MS } from './load-patiently.js';
import { outdatedRelease, type Release } from './release.js';

interface LazyPartOptions {
  /** The reader did not ask for the part: a failure is not shown. */
  isQuiet?: boolean;
  /** The page lacks something without the part: it is requested every 10 s until it is there. */
  isNeeded?: boolean;
}

const NEEDED_RETRY_MS = 10_000;

export interface LazyPartProps {
  /**
   * Called when the code could not be loaded. Without it the part stays mounted, and loads once the browser is online again. `outdated`: the release
   * of the page, where a later one has taken its place (`setRelease`); else null.
   */
  onLoadFailed?: ((outdated: Release | null) => void) | undefined;
  /** The reader wants the part again after a failure. Absent: the toast does not offer it. */
  onRetry?: (() => void) | undefined;
  /** The browser has just come online: failures are followed by further attempts before the code counts as not loaded. */
  isPatient?: boolean;
  /** Shown until the code has loaded. */
  fallback?: ReactNode;
}

export type LazyPart<Props> = ComponentType<Props & LazyPartProps> & {
  /** Loads the code before the part mounts, which then renders it at once. Rejects as the load does, and may be called again. */
  preload(): Promise<void>;
};

/**
 * A part of a page whose code is loaded when it mounts; until then it renders `fallback`. Unlike `React.lazy` a failure neither throws nor
 * lasts: a toast says so, and the next mount loads the code again, as does the part itself once the browser is online again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isQuiet = false, isNeeded = false }: LazyPartOptions = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  function LazyPart({ onLoadFailed, onRetry, isPatient = false, fallback = null, ...props }: Props & LazyPartProps) {
    const text = useMessages(messages);
    const notify = useNotify();
    const [Part, setPart] = useState(() => loaded);
    const onFailed = useRef((_outdated: Release | null) => {});
    useLayoutEffect(() => {
      onFailed.current = outdated => {
        const action = outdated?.action ?? (onRetry && { label: text.tryAgain(), onPress: onRetry });
        if (!isQuiet) notify({ kind: 'error', text: outdated?.text ?? text.partFailed(), ...(action && { action }) });
        onLoadFailed?.(outdated);
      };
    });
    useEffect(() => {
      if (Part !== null) return undefined;
      // Since the rendering, by `preload` or by another place of the part.
      if (loaded !== null) {
        const component = loaded;
        setPart(() => component);
        return undefined;
      }
      let latest = new AbortController();
      let retry: ReturnType<typeof setTimeout> | undefined;
      const request = (pauses: readonly number[]): void => {
        clearTimeout(retry);
        latest.abort();
        latest = new AbortController();
        const { signal } = latest;
        loadPatiently(load, pauses, signal).then(
          component => {
            loaded = component;
            latest.abort();
            setPart(() => component);
          },
          // The failure of an earlier request says nothing about the latest one.
          async () => {
            if (signal.aborted) return;
            const outdated = isNeeded ? null : await outdatedRelease();
            if (!signal.aborted) onFailed.current(outdated);
            if (isNeeded) retry = setTimeout(request, NEEDED_RETRY_MS, []);
          },
        );
      };
      const onOnline = (): void => request(RETRY_PAUSES_MS);
      request(isPatient ? RETRY_PAUSES_MS : []);
      window.addEventListener('online', onOnline);
      return () => {
        clearTimeout(retry);
        latest.abort();
        window.removeEventListener('online', onOnline);
      };
    }, [Part, isPatient]);
    // The rest of the props is the part's.
    return Part === null ? fallback : <Part {...(props as unknown as Props)} />;
  }
  return Object.assign(LazyPart, { preload: async () => void (loaded ??= await load()) });
}
