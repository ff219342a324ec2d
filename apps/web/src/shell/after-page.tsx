import { lazyPart, PartBoundary } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { afterRows } from '../session/after-rows.data.js';
import type { StartStep } from '../session/start-queue.js';

/** A component that the first posts do not need: mounted with code that is loaded after them. */
export function afterPage(step: StartStep, load: () => Promise<ComponentType>): ComponentType {
  const Part = lazyPart(load, { isQuiet: true, isNeeded: true });
  let hasSettled = false;
  return function AfterPage() {
    const queryClient = useQueryClient();
    const [isSettled, setSettled] = useState(hasSettled);
    useEffect(() => {
      if (isSettled) return undefined;
      return afterRows(queryClient, step, () => {
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
