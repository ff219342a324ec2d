import { useEffect, useState } from 'react';
import type { ElementConnection } from './connection.data.js';
import { follow } from './live.data.js';
import { watchView } from './watch-view.dom.js';

/** Brings new posts while `isLive` and the element of the returned ref is in view. */
export function useLive(connection: ElementConnection, isLive: boolean): (element: Element | null) => void {
  const [element, setElement] = useState<Element | null>(null);
  useEffect(() => {
    if (!isLive || element === null) return undefined;
    let stop: (() => void) | null = null;
    const unwatch = watchView(element, isInView => {
      stop?.();
      stop = isInView ? follow(connection) : null;
    });
    return () => {
      unwatch();
      stop?.();
    };
  }, [connection, isLive, element]);
  return setElement;
}
