import { PartBoundary } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { whenQueriesSettle } from '../session/when-queries-settle.data.js';

/** The code is requested again this long after it could not be loaded. */
const LOAD_RETRY_MS = 10_000;

/** A component that the first posts do not need: mounted with code that is loaded after them. */
export function afterPage(load: () => Promise<ComponentType>): ComponentType {
  let loaded: ComponentType | null = null;
  return function AfterPage() {
    const queryClient = useQueryClient();
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      let retry: ReturnType<typeof setTimeout> | undefined;
      let isMounted = true;
      const start = (): void => {
        load().then(
          component => {
            loaded = component;
            if (isMounted) setPart(() => component);
          },
          () => {
            if (isMounted) retry = setTimeout(start, LOAD_RETRY_MS);
          },
        );
      };
      const cancel = loaded === null ? whenQueriesSettle(queryClient, start) : undefined;
      return () => {
        isMounted = false;
        cancel?.();
        clearTimeout(retry);
      };
    }, [queryClient]);
    return (
      Part && (
        <PartBoundary isQuiet>
          <Part />
        </PartBoundary>
      )
    );
  };
}
