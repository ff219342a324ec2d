import { lazyPart, PartBoundary } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { whenQueriesSettle } from '../session/when-queries-settle.data.js';

/** A component that the first posts do not need: mounted with code that is loaded after them. */
export function afterPage(load: () => Promise<ComponentType>): ComponentType {
  const Part = lazyPart(load, { isQuiet: true, isNeeded: true });
  let hasSettled = false;
  return function AfterPage() {
    const queryClient = useQueryClient();
    const [isSettled, setSettled] = useState(hasSettled);
    useEffect(() => {
      if (isSettled) return undefined;
      return whenQueriesSettle(queryClient, () => {
        hasSettled = true;
        setSettled(true);
      });
    }, [queryClient, isSettled]);
    return (
      isSettled && (
        <PartBoundary isQuiet>
          <Part />
        </PartBoundary>
      )
    );
  };
}
