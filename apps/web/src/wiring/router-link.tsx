import type { LinkProps } from '@rookery/ui';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** The link of every package: addresses of this app go through the router, all others open beside it and learn nothing of us. */
export function AppLink({ href, children, ...rest }: LinkProps) {
  if (href.startsWith('/') && !href.startsWith('//')) {
    return (
      <RouterLink href={href} {...rest}>
        {children}
      </RouterLink>
    );
  }
  return (
    <a rel="nofollow noopener noreferrer" target="_blank" referrerPolicy="no-referrer" {...rest} href={href}>
      {children}
    </a>
  );
}

/** The router's link without its loading ahead, which a post with a dozen links would set up a dozen times. */
function RouterLink({ href, children, onClick, target, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(href, target === undefined ? {} : { target });
  return (
    <a
      {...rest}
      target={target}
      href={useHref(href)}
      onClick={event => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
