import type { Session } from '@rookery/api-client';
import { useOwnAccount } from '@rookery/store';
import { type LazyMenuButtonProps, shownHandle, useMessages } from '@rookery/ui';
import { useNavigate } from 'react-router-dom';
import { messages } from '../messages/messages.js';
import { compose } from '../modals/modals.js';
import { useSignOut } from '../modals/use-sign-out.js';
import { fromPage } from '../routing/from-page.dom.js';
import { useSession } from '../session/session-provider.js';

type Items = LazyMenuButtonProps['items'];

interface AccountActions {
  select: (sessionId: string) => void;
  add: () => void;
  showDrafts: () => void;
  /** Everything since the reader stopped reading Home. */
  catchUp: () => void;
  /** Null: the server does not schedule posts. */
  showScheduled: (() => void) | null;
  /** Null: the server does not list them. */
  showRequests: (() => void) | null;
  showSafety: () => void;
  signOut: () => void;
}

/** Menu items of the account: what it has missed, its drafts, scheduled posts and follow requests, switch account, add another, log out (CMP-02, HINT-15). */
export function accountItems(
  text: ReturnType<typeof useMessages<keyof typeof messages.texts>>,
  shown: Session,
  sessions: readonly Session[],
  actions: AccountActions,
  /** Accounts that ask to follow the reader. */
  requestCount = 0,
): Items {
  const { showDrafts, showScheduled, showRequests } = actions;
  return [
    { id: 'catch-up', label: text.catchUp(), onAction: actions.catchUp },
    { id: 'drafts', label: text.drafts(), onAction: showDrafts },
    ...(showScheduled ? [{ id: 'scheduled', label: text.scheduledPosts(), onAction: showScheduled }] : []),
    ...(showRequests ? [{ id: 'requests', label: text.followRequests({ count: requestCount }), onAction: showRequests }] : []),
    { id: 'safety', label: text.safety(), onAction: actions.showSafety },
    ...sessions
      .filter(other => other.id !== shown.id)
      .map(other => ({
        id: other.id,
        label: text.switchTo({ name: other.account === null ? other.server : `@${shownHandle(other.account.acct)}` }),
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
  const { session, sessions, features, select } = useSession();
  const signOut = useSignOut();
  const { data: account } = useOwnAccount();
  if (session === null) return [];
  const actions: AccountActions = {
    select: id => fromPage(() => void select(id)),
    catchUp: () => fromPage(() => void navigate('/catch-up')),
    showDrafts: () => fromPage(() => compose({ kind: 'drafts' })),
    showScheduled: features.scheduledStatuses ? () => fromPage(() => void navigate('/scheduled_statuses')) : null,
    showRequests: features.relationshipLists ? () => fromPage(() => void navigate('/follow_requests')) : null,
    showSafety: () => fromPage(() => void navigate('/settings/safety')),
    add: () => fromPage(() => void navigate('/login')),
    signOut: () => fromPage(() => void signOut()),
  };
  return accountItems(text, session, sessions, actions, account?.source?.follow_requests_count);
}
