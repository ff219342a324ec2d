import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * While `isGuarded`, calls `onLeave` with the address instead of following a link to another page of the app, and lets the browser ask before
 * the page closes. Links that open elsewhere are left alone.
 */
export function useGuardedLinks(isGuarded: boolean, onLeave: (href: string) => void): void {
  const latest = useRef(onLeave);
  useLayoutEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    if (!isGuarded) return undefined;
    const onClick = (event: MouseEvent): void => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!isPlain || link === null || link.target === '_blank' || link.origin !== window.location.origin) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(link.pathname + link.search + link.hash);
    };
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    // In the capture phase: before the router's links.
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isGuarded]);
}
