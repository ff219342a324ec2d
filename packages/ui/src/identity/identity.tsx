import { memo } from 'react';
import { Link } from '../link/link.js';
import type { RichEmoji } from '../rich-text/emoji.js';
import { DisplayName } from './display-name.js';
import { VerifiedBadge } from './verified-badge.js';

export interface IdentityProps {
  /** '' shows the handle's local part instead. */
  displayName: string;
  /** Without the leading `@`. */
  acct: string;
  verified?: boolean;
  emojis?: readonly RichEmoji[];
  /** Absent: not a link. */
  href?: string;
}

/** Name, badge and handle on one line. A long name gives way, the badge never does. */
export const Identity = memo(function Identity({ displayName, acct, verified, emojis, href }: IdentityProps) {
  const content = (
    <>
      <DisplayName name={displayName.trim() || (acct.split('@')[0] ?? acct)} emojis={emojis} />
      {verified && <VerifiedBadge />}
      <bdi className="rk-handle" dir="ltr">
        @{acct}
      </bdi>
    </>
  );
  if (href === undefined) return <span className="rk-identity">{content}</span>;
  return (
    <Link className="rk-identity" href={href}>
      {content}
    </Link>
  );
});
