import { useClient, useFeatures, useInstance } from '@rookery/store';
import type { Wanted } from '@rookery/timeline';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { entrancePath } from '../routing/hrefs.js';
import { useSession } from '../session/session-provider.js';
import { localItems } from '../storage/guarded-storage.js';
import { storageKeys } from '../storage/storage-keys.js';
import { findInteractionAddress } from './remote-account.data.js';
import { remoteSubject, type RemoteAccount } from './remote-account.js';
import { SignInPrompt, type SignInPromptProps } from './sign-in-prompt.js';

interface SignInPromptScreenProps extends Pick<SignInPromptProps, 'isOpen' | 'onClose'> {
  wanted: Wanted;
}

/** The dialog for the server that is read. Its links return to this page. */
export function SignInPromptScreen({ wanted, ...props }: SignInPromptScreenProps) {
  const { server } = useSession();
  const { data: instance } = useInstance();
  const { data: features } = useFeatures();
  const client = useClient();
  const { pathname, search } = useLocation();
  const [remembered] = useState(() => localItems.read(storageKeys.remoteAccount) ?? '');
  const uri = features?.remoteActions === true ? remoteSubject(wanted) : null;

  const openRemote = async (account: RemoteAccount, subject: string): Promise<string | null> => {
    localItems.write(storageKeys.remoteAccount, account.handle);
    // Opened with the press: after a request the browser would take it for a pop-up.
    const tab = window.open('', '_blank');
    if (tab !== null) tab.opener = null;
    const lookup = { client: features?.remoteInteractions === true ? client : null, fetch: window.fetch.bind(window) };
    const address = await findInteractionAddress(account, subject, lookup);
    if (tab === null || tab.closed) return address;
    tab.location.replace(address);
    return null;
  };

  return (
    <SignInPrompt
      {...props}
      action={wanted.action}
      acct={('status' in wanted ? wanted.status.account : wanted.account).acct}
      server={instance?.title || (server === null ? '' : new URL(server).host)}
      loginHref={entrancePath('/login', pathname + search)}
      signUpHref={instance?.registrations.enabled === true ? entrancePath('/signup', pathname + search) : null}
      remembered={remembered}
      onOpenRemote={uri === null ? null : account => openRemote(account, uri)}
    />
  );
}
