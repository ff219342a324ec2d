import { accountSettingsOf, type OAuthToken } from '@rookery/api-client';
import { useClient, useFeatures } from '@rookery/store';
import { useMessages, useNotify } from '@rookery/ui';
import { revokeSession } from '@rookery/api-client/sign-in';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { settingsMessages } from '../messages/settings-messages.js';
import { useSession } from '../session/session-provider.js';
import { sessionStore } from '../session/sessions.dom.js';
import { AccountAccess } from './account-access.js';

const applicationsKey = ['applications with access'] as const;

interface AccountAccessScreenProps {
  /** Asks before something that cannot be undone. */
  onAsk(question: 'signOutEverywhere' | 'signOutAll', onConfirm: () => void): void;
}

/** The applications with access, where the server lists them, and the ways to end it. */
export function AccountAccessScreen({ onAsk }: AccountAccessScreenProps) {
  const text = useMessages(settingsMessages);
  const notify = useNotify();
  const client = useClient();
  const queryClient = useQueryClient();
  const { session, sessions, signOut } = useSession();
  const navigate = useNavigate();
  const isListed = useFeatures().data?.sessions === true;
  const { data, isError, refetch } = useQuery({
    queryKey: applicationsKey,
    queryFn: ({ signal }) => accountSettingsOf(client).applications({ signal }),
    enabled: isListed,
  });
  if (session === null) return null;
  const { revokeApplication } = accountSettingsOf(client);
  const ownId = session.tokenId ?? null;

  const revoke = async (application: OAuthToken): Promise<void> => {
    const name = application.app_name || text.unnamedApplication();
    try {
      await revokeApplication(application.id);
      queryClient.setQueryData<OAuthToken[]>(applicationsKey, known => known?.filter(({ id }) => id !== application.id));
      notify({ kind: 'success', text: text.accessRevoked({ application: name }) });
    } catch {
      notify({ kind: 'error', text: text.revokeFailed() });
    }
  };
  const signOutEverywhere = async (): Promise<void> => {
    try {
      // Others may have signed in since the list was loaded.
      const applications = await accountSettingsOf(client).applications();
      // The access of this app is the last one: without it the others could not be revoked.
      for (const { id } of applications) if (id !== ownId) await revokeApplication(id);
    } catch {
      // This app stays signed in, so that the reader can try again.
      notify({ kind: 'error', text: text.revokeFailed() });
      return void refetch();
    }
    await signOut();
  };
  const signOutAll = async (): Promise<void> => {
    await navigate('/');
    // Without a connection the tokens stay valid, but this browser has forgotten them.
    await Promise.all(sessions.map(each => revokeSession(each, { store: sessionStore })));
  };
  return (
    <AccountAccess
      {...(isListed && { applications: data ?? null })}
      ownId={ownId}
      onRetry={isError ? () => void refetch() : undefined}
      onRevoke={application => void revoke(application)}
      onSignOutEverywhere={
        isListed && ownId !== null ? () => onAsk('signOutEverywhere', () => void signOutEverywhere()) : undefined
      }
      onSignOutAll={sessions.length > 1 ? () => onAsk('signOutAll', () => void signOutAll()) : undefined}
    />
  );
}
