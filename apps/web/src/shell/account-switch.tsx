import { Avatar, LazyMenuButton, useMessages } from '@rookery/ui';
import { ChevronsUpDown } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { messages } from '../messages.js';
import { useSession } from '../session/session-provider.js';
import { WaysIn } from './ways-in.js';

/** Who is signed in, with the way to others and out; for a visitor the ways in. */
export function AccountSwitch() {
  const text = useMessages(messages);
  const navigate = useNavigate();
  const { session, sessions, select, signOut } = useSession();
  if (session === null) {
    return (
      <div className="app-account-ways">
        <WaysIn />
      </div>
    );
  }
  const name = session.account?.display_name || session.account?.acct || session.server;
  const others = sessions.filter(other => other.id !== session.id);
  return (
    <LazyMenuButton
      label={text.accountMenu({ name, acct: session.account?.acct ?? '' })}
      className="app-account"
      icon={<Avatar src={session.account?.avatar ?? ''} name={name} size={40} />}
      items={[
        ...others.map(other => ({
          id: other.id,
          label: text.switchTo({ name: other.account === null ? other.server : `@${other.account.acct}` }),
          onAction: () => void select(other.id),
        })),
        { id: 'add', label: text.addAccount(), onAction: () => void navigate('/login') },
        { id: 'sign-out', label: text.signOut(), onAction: () => void signOut(), isDanger: true },
      ]}
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
