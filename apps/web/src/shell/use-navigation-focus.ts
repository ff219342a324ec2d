import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** So many entries of the history are remembered. */
const REMEMBERED_ENTRIES = 100;

/**
 * Keeps the focus in the page when the address changes: on the post it was on when the reader comes back to it, else at the start of
 * the content. Nothing scrolls by it.
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

  // After the new page is drawn: what it has put the focus on itself stays.
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
