import { Avatar, LazyMenuButton, useMessages } from '@rookery/ui';
import { ChevronsUpDown } from 'lucide-react';
import { messages } from '../messages/messages.js';
import { useSession } from '../session/session-provider.js';
import { useAccountItems } from './use-account-items.js';
import { WaysIn } from './ways-in.js';

/** Who is signed in, with the way to others and out; for a visitor the ways in. */
export function AccountSwitch() {
  const text = useMessages(messages);
  const { session } = useSession();
  const items = useAccountItems();
  if (session === null) {
    return (
      <div className="app-account-ways">
        <WaysIn />
      </div>
    );
  }
  const name = session.account?.display_name || session.account?.acct || session.server;
  return (
    <LazyMenuButton
      label={text.accountMenu({ name, acct: session.account?.acct ?? '' })}
      className="app-account"
      icon={<Avatar src={session.account?.avatar ?? ''} name={name} size={40} />}
      items={items}
    >
      <span className="app-account-name">
        <bdi>{name}</bdi>
        <bdi className="app-account-handle" dir="ltr">
          @{session.account?.acct ?? ''}
        </bdi>
      </span>
      <ChevronsUpDown size={18} aria-hidden="true" />
    </LazyMenuButton>
  );
}
