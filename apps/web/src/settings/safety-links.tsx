import { useOwnAccount } from '@rookery/store';
import { Link, useFormat, useMessages } from '@rookery/ui';
import { ChevronRight } from 'lucide-react';
import { useSession } from '../session/session-provider.js';
import { safetyPageMessages } from '@rookery/people/safety';

/** Links to the lists of accounts and domains that the reader keeps away, and to open follow requests. */
export function SafetyLinks() {
  const text = useMessages(safetyPageMessages);
  const format = useFormat();
  const { features } = useSession();
  const { data: account } = useOwnAccount();
  const requests = account?.source?.follow_requests_count ?? 0;
  const links = [
    ...(features.relationshipLists
      ? [
          { href: '/follow_requests', label: text.followRequests(), count: requests },
          { href: '/mutes', label: text.mutes(), count: 0 },
          { href: '/blocks', label: text.blocks(), count: 0 },
        ]
      : []),
    ...(features.domainBlocks ? [{ href: '/domain_blocks', label: text.domainBlocks(), count: 0 }] : []),
  ];
  return (
    <ul className="app-settings-links">
      {links.map(({ href, label, count }) => (
        <li key={href}>
          <Link href={href}>
            <span>{label}</span>
            {count > 0 && <b>{format.number(count)}</b>}
            <ChevronRight className="app-settings-arrow" size={18} strokeWidth={1.85} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
