import { NavTabs, useMessages } from '@rookery/ui';
import { useLocation } from 'react-router-dom';
import { messages } from '../messages.js';
import { useSession } from '../session/session-provider.js';

/** Following, Local, Federated; a visitor has no home of their own. */
export function TimelineTabs() {
  const text = useMessages(messages);
  const { session } = useSession();
  const { pathname } = useLocation();
  const isMember = session !== null;
  const tabs = [
    ...(isMember ? [{ href: '/', label: text.following() }] : []),
    { href: isMember ? '/timeline/local' : '/', label: text.local() },
    { href: '/timeline/fediverse', label: text.federated() },
  ];
  return <NavTabs label={text.timelines()} items={tabs.map(tab => ({ ...tab, isCurrent: pathname === tab.href }))} />;
}
