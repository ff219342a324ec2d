import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** History entries whose focused post is remembered. */
const REMEMBERED_ENTRIES = 100;

/**
 * Moves the focus when the address changes: to the post that had it when the reader goes back, else to the start of the content. It
 * never scrolls.
 */
export function useNavigationFocus(): void {
  const { key, pathname } = useLocation();
  const posts = useRef(new Map<string, string>());
  const currentKey = useRef(key);
  const shownPath = useRef(pathname);

  useLayoutEffect(() => {
    currentKey.current = key;
  }, [key]);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const post = target instanceof Element ? target.closest('article[data-status-id]')?.getAttribute('data-status-id') : null;
      if (post === null || post === undefined) return;
      posts.current.set(currentKey.current, post);
      const [oldest] = posts.current.keys();
      if (posts.current.size > REMEMBERED_ENTRIES && oldest !== undefined) posts.current.delete(oldest);
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  // Runs after the new page has rendered and does not override a focus that the page has set.
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const content = document.getElementById('content');
    const active = document.activeElement;
    if (content === null || (active !== null && active !== content && content.contains(active))) return;
    const post = posts.current.get(key);
    const row = post === undefined ? null : content.querySelector<HTMLElement>(`article[data-status-id="${CSS.escape(post)}"]`);
    (row ?? content).focus({ preventScroll: true });
  }, [key, pathname]);
}
