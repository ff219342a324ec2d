import { NavTabs, useMessages } from '@rookery/ui';
import { useLocation } from 'react-router-dom';
import { messages } from '../messages/messages.js';
import { useSession } from '../session/session-provider.js';
import { useIsColumn } from './page-header.js';

/** Tabs of the timelines, each of which is a column of its own. A visitor has no Following tab. */
export function TimelineTabs() {
  const text = useMessages(messages);
  const { session } = useSession();
  const { pathname } = useLocation();
  const isMember = session !== null;
  const local = '/timeline/local';
  // NAV-01: at / a visitor sees the local timeline.
  const here = !isMember && pathname === local ? '/' : pathname;
  const tabs = [
    ...(isMember ? [{ href: '/', label: text.following() }] : []),
    { href: isMember ? local : '/', label: text.local() },
    { href: '/timeline/fediverse', label: text.federated() },
  ];
  if (useIsColumn()) return null;
  return <NavTabs label={text.timelines()} items={tabs.map(tab => ({ ...tab, isCurrent: here === tab.href }))} />;
}
