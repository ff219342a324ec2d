import type { Session } from '@rookery/api-client';
import { useMessages, type LazyMenuButtonProps } from '@rookery/ui';
import { useNavigate } from 'react-router-dom';
import { messages } from '../messages/messages.js';
import { compose } from '../modals/modals.js';
import { fromPage } from '../routing/from-page.dom.js';
import { useSession } from '../session/session-provider.js';

type Items = LazyMenuButtonProps['items'];

interface AccountActions {
  select: (sessionId: string) => void;
  add: () => void;
  showDrafts: () => void;
  /** Null: the server does not schedule posts. */
  showScheduled: (() => void) | null;
  signOut: () => void;
}

/** Menu items of the account: its drafts and scheduled posts, switch account, add another, log out (CMP-02, HINT-15). */
export function accountItems(
  text: ReturnType<typeof useMessages<keyof typeof messages.texts>>,
  shown: Session,
  sessions: readonly Session[],
  actions: AccountActions,
): Items {
  const { showDrafts, showScheduled } = actions;
  return [
    { id: 'drafts', label: text.drafts(), onAction: showDrafts },
    ...(showScheduled ? [{ id: 'scheduled', label: text.scheduledPosts(), onAction: showScheduled }] : []),
    ...sessions
      .filter(other => other.id !== shown.id)
      .map(other => ({
        id: other.id,
        label: text.switchTo({ name: other.account === null ? other.server : `@${other.account.acct}` }),
        onAction: () => actions.select(other.id),
      })),
    { id: 'add', label: text.addAccount(), onAction: actions.add },
    { id: 'sign-out', label: text.signOut(), onAction: actions.signOut, isDanger: true },
  ];
}

/** The items of the session that is shown. Empty for a visitor. */
export function useAccountItems(): Items {
  const text = useMessages(messages);
  const navigate = useNavigate();
  const { session, sessions, offers, select, signOut } = useSession();
  if (session === null) return [];
  return accountItems(text, session, sessions, {
    select: id => fromPage(() => void select(id)),
    showDrafts: () => fromPage(() => compose({ kind: 'drafts' })),
    showScheduled: offers.scheduling ? () => fromPage(() => void navigate('/scheduled_statuses')) : null,
    add: () => fromPage(() => void navigate('/login')),
    signOut: () => fromPage(() => void signOut()),
  });
}
