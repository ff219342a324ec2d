import type { LinkProps } from '@rookery/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { inApp, pageAt, shownPath } from './base.dom.js';
import { fromPage } from './from-page.dom.js';

/**
 * The link component of all packages. `LinkFollower` follows addresses of this app; others open in a new tab without a referrer. It
 * reads no router context, because a post has a dozen links.
 */
export function AppLink({ href, children, ...rest }: LinkProps) {
  if (isOfThisApp(href)) {
    return (
      <a {...rest} href={inApp(href)}>
        {children}
      </a>
    );
  }
  return (
    <a rel="nofollow noopener noreferrer" target="_blank" referrerPolicy="no-referrer" {...rest} href={href}>
      {children}
    </a>
  );
}

/**
 * Follows unhandled clicks on links of this app by the router, and on links elsewhere whose subject has a page in this app (`data-inside`).
 * Mounted once per page.
 */
export function LinkFollower() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const href = pressedPage(event);
      if (href === null) return;
      event.preventDefault();
      fromPage(() => {
        const { search, hash } = globalThis.location;
        // Like the browser, a link to the current address adds no history entry.
        void navigate(href, { replace: href === `${shownPath()}${search}${hash}` });
      });
    };
    // On the document, so that all handlers inside the page run first.
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
  return null;
}

/** The page of this app that a click leads to; null: the browser follows the link, or there is none. */
export function pressedPage(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const inside = link?.dataset['inside'];
  const target = inside ?? link?.getAttribute('href');
  if (!link || !target || !isOfThisApp(target) || !isPlainPress(event)) return null;
  const isTab = link.target !== '' && link.target !== '_self';
  return (isTab && inside === undefined) || link.hasAttribute('download') ? null : pageAt(target);
}

function isOfThisApp(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}

/** Clicks with a modifier key or another button are the browser's. */
function isPlainPress(event: MouseEvent): boolean {
  return !event.defaultPrevented && event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}
