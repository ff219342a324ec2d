import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Calls `onClosed` when a popover has been closed, by the page or by its reader. React 18 has no `onToggle` for popovers. */
export function usePopoverClosed(popover: RefObject<HTMLElement | null>, onClosed: () => void): void {
  const latest = useRef(onClosed);
  useLayoutEffect(() => {
    latest.current = onClosed;
  });
  useEffect(() => {
    const { current: element } = popover;
    if (element === null) return undefined;
    const onToggle = (event: Event): void => {
      if ('newState' in event && event.newState === 'closed') latest.current();
    };
    element.addEventListener('toggle', onToggle);
    return () => element.removeEventListener('toggle', onToggle);
  }, [popover]);
}
