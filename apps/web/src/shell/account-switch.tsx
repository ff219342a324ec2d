import type { Session } from '@rookery/api-client';
import { ownAccountQuery, useClient, useInstance } from '@rookery/store';
import { Avatar, LazyMenuButton, useMessages, type LazyMenuButtonProps } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronsUpDown } from 'lucide-react';
import { messages } from '../messages/messages.js';
import { useSession } from '../session/session-provider.js';
import { useAccountItems } from './use-account-items.js';
import { SignInLinks } from './sign-in-links.js';

/** The account menu; for a visitor, the ways in. */
export function AccountSwitch() {
  const { session } = useSession();
  const items = useAccountItems();
  // The stored session has the name and the picture of the sign-in.
  const { data: account = session?.account ?? null } = useQuery({ ...ownAccountQuery(useClient()), enabled: false });
  return session === null ? <VisitorWays /> : <AccountMenu session={{ ...session, account }} items={items} />;
}

function VisitorWays() {
  const { data: instance } = useInstance();
  return (
    <div className="app-account-ways">
      <SignInLinks canSignUp={instance?.registrations.enabled === true} />
    </div>
  );
}

interface AccountMenuProps {
  session: Session;
  items: LazyMenuButtonProps['items'];
}

/** The account that is shown, and a menu with the others (HINT-15). */
export function AccountMenu({ session, items }: AccountMenuProps) {
  const text = useMessages(messages);
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
