import type { LinkProps } from '@rookery/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * The link of every package: addresses of this app are followed by `LinkFollower`, all others open beside it and learn nothing of us.
 * Plain, since a post has a dozen: what each would need of the router is asked once for the page.
 */
export function AppLink({ href, children, ...rest }: LinkProps) {
  if (isOfThisApp(href)) {
    return (
      <a {...rest} href={href}>
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

/** Follows every press on a link of this app that nobody else has dealt with, without leaving the page. To be on the page once. */
export function LinkFollower() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href');
      if (!link || !href || !isOfThisApp(href) || !isPlainPress(event)) return;
      if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return;
      event.preventDefault();
      const { pathname, search, hash } = globalThis.location;
      // As with links of other pages: who is there already gets no second entry in the history.
      void navigate(href, { replace: href === `${pathname}${search}${hash}` });
    };
    // On the document: whatever the page's own parts do with a press, they have done it by then.
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
  return null;
}

function isOfThisApp(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}

/** Any other, like one with Ctrl, is the browser's. */
function isPlainPress(event: MouseEvent): boolean {
  return !event.defaultPrevented && event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}
