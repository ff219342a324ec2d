import { useMessages, type LazyMenuButtonProps } from '@rookery/ui';
import { useNavigate } from 'react-router-dom';
import { messages } from '../messages/messages.js';
import { useSession } from '../session/session-provider.js';

/** Menu items of the account: switch account, add another, log out. Empty for a visitor. */
export function useAccountItems(): LazyMenuButtonProps['items'] {
  const text = useMessages(messages);
  const navigate = useNavigate();
  const { session, sessions, select, signOut } = useSession();
  if (session === null) return [];
  const others = sessions.filter(other => other.id !== session.id);
  return [
    ...others.map(other => ({
      id: other.id,
      label: text.switchTo({ name: other.account === null ? other.server : `@${other.account.acct}` }),
      onAction: () => void select(other.id),
    })),
    { id: 'add', label: text.addAccount(), onAction: () => void navigate('/login') },
    { id: 'sign-out', label: text.signOut(), onAction: () => void signOut(), isDanger: true },
  ];
}
