import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { whenQueriesSettle } from './session/when-queries-settle.data.js';

/** The code is requested again this long after it could not be loaded. */
const LOAD_RETRY_MS = 10_000;

let Loaded: ComponentType | null = null;

/** Mounts what the first posts do not need, the keyboard and the state of the connection, with code that is loaded after them. */
export function AfterPage() {
  const queryClient = useQueryClient();
  const [Parts, setParts] = useState(() => Loaded);
  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    let isMounted = true;
    const load = (): void => {
      import('./after-page.screen.js').then(
        module => {
          Loaded = module.AfterPageScreen;
          if (isMounted) setParts(() => Loaded);
        },
        () => {
          if (isMounted) retry = setTimeout(load, LOAD_RETRY_MS);
        },
      );
    };
    const cancel = Loaded === null ? whenQueriesSettle(queryClient, load) : undefined;
    return () => {
      isMounted = false;
      cancel?.();
      clearTimeout(retry);
    };
  }, [queryClient]);
  return Parts && <Parts />;
}
