import { findInteractionAddress, type RemoteAccount } from '@rookery/api-client';
import { useClient, useFeatures, useInstance } from '@rookery/store';
import type { Wanted } from '@rookery/timeline';
import { remoteSubject } from './remote-subject.js';
import { SignInPrompt, type SignInPromptProps } from './sign-in-prompt.js';

export interface SignInPromptScreenProps extends Pick<SignInPromptProps, 'isOpen' | 'onClose' | 'loginHref' | 'remembered'> {
  /** The action that the visitor pressed, with its post or account. */
  wanted: Wanted;
  /** The page where the server takes new members. */
  signUpHref: string;
  /** The visitor acts from this account on another server. */
  onRemember(handle: string): void;
}

/** The dialog for the server that is read. THR-08 */
export function SignInPromptScreen({ wanted, signUpHref, onRemember, ...props }: SignInPromptScreenProps) {
  const client = useClient();
  const { data: instance } = useInstance();
  const { data: features } = useFeatures();
  const uri = features?.remoteActions === true ? remoteSubject(wanted) : null;

  const openRemote = async (account: RemoteAccount, subject: string): Promise<string | null> => {
    onRemember(account.handle);
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
      server={instance?.title || new URL(client.baseUrl).host}
      signUpHref={instance?.registrations.enabled === true ? signUpHref : null}
      onOpenRemote={uri === null ? null : account => openRemote(account, uri)}
    />
  );
}
