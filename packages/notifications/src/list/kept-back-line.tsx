import { Link, useMessages } from '@rookery/ui';
import { UserRoundX } from 'lucide-react';
import { notificationMessages } from '../messages.js';

/** The way to the notifications that the policy keeps back, where there are any. */
export function KeptBackLine({ count, href }: { count: number; href: string }) {
  const text = useMessages(notificationMessages);
  if (count === 0) return null;
  return (
    <Link className="rk-notification-line" href={href}>
      <UserRoundX size={18} aria-hidden="true" />
      {text.requests({ count })}
    </Link>
  );
}
