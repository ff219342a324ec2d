import type { LinkProps } from '@rookery/ui';
import { Link as RouterLink } from 'react-router-dom';

/** The link of every package: addresses of this app go through the router, all others open beside it and learn nothing of us. */
export function AppLink({ href, children, ...rest }: LinkProps) {
  if (href.startsWith('/') && !href.startsWith('//')) {
    return (
      <RouterLink to={href} {...rest}>
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
