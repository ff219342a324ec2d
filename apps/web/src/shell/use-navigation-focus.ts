import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** History entries whose focused post is remembered, by a selector. */
const REMEMBERED_ENTRIES = 100;

/**
 * Moves the focus when the address changes: to the tab that was pressed, to the post that had it when the reader goes back, else to the start
 * of the content. It never scrolls the page.
 */
export function useNavigationFocus(): void {
  const { key, pathname } = useLocation();
  const posts = useRef(new Map<string, string>());
  const currentKey = useRef(key);
  const shownPath = useRef(pathname);
  const pressedTab = useRef<string | null>(null);

  useLayoutEffect(() => {
    currentKey.current = key;
  }, [key]);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('article[data-status-id]') : null;
      if (row === null) return;
      // Two columns may show one post: the list tells them apart.
      const list = row.closest('[role="feed"]')?.id;
      const post = `article[data-status-id="${CSS.escape(row.dataset['statusId'] ?? '')}"]`;
      posts.current.set(currentKey.current, list ? `#${CSS.escape(list)} ${post}` : post);
      const [oldest] = posts.current.keys();
      if (posts.current.size > REMEMBERED_ENTRIES && oldest !== undefined) posts.current.delete(oldest);
    };
    // A click comes of the pointer, of Enter and of a screen reader, which need not move the focus.
    const press = ({ target }: MouseEvent) => {
      const tab = target instanceof Element ? target.closest('#content nav a') : null;
      pressedTab.current = tab?.getAttribute('href') ?? null;
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('click', press, true);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('click', press, true);
    };
  }, []);

  // Runs after the new page has rendered and does not override a focus that the page has set.
  useEffect(() => {
    if (shownPath.current === pathname) return undefined;
    shownPath.current = pathname;
    const pressed = pressedTab.current;
    pressedTab.current = null;
    const content = document.getElementById('content');
    const active = document.activeElement;
    if (content === null || (active !== null && active !== content && content.contains(active))) return undefined;
    const focusTab = (): boolean => {
      const tab = shownTab(content, pressed);
      tab?.focus({ preventScroll: true });
      return tab !== undefined;
    };
    if (focusTab()) return undefined;
    const post = posts.current.get(key);
    const row = post === undefined ? null : content.querySelector<HTMLElement>(post);
    (row ?? content).focus({ preventScroll: true });
    if (pressed === null) return undefined;
    // The code of the page may be loading: its tab takes the focus, unless the reader has moved it meanwhile.
    const loading = new MutationObserver(() => {
      if (document.activeElement !== content || focusTab()) loading.disconnect();
    });
    loading.observe(content, { childList: true, subtree: true });
    return () => loading.disconnect();
  }, [key, pathname]);
}

/** The tab of the page in view that leads to it by this address. Pages that are kept are hidden, with tabs of their own. */
const shownTab = (content: HTMLElement, href: string | null): HTMLElement | undefined =>
  [...content.querySelectorAll<HTMLElement>('nav a[aria-current="page"]')].find(
    tab => tab.getAttribute('href') === href && (tab.checkVisibility?.() ?? true),
  );
