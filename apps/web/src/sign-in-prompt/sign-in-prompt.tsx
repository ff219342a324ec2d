import { SignInPromptScreen, type SignInPromptScreenProps } from '@rookery/people/sign-in-prompt';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { entrancePath } from '../routing/hrefs.js';
import { localItems } from '../storage/guarded-storage.js';
import { storageKeys } from '../storage/storage-keys.js';
import '@rookery/people/sign-in-prompt.css';

/** The dialog that asks a visitor to sign in. Its links return to this page. */
export function SignInPrompt(props: Pick<SignInPromptScreenProps, 'wanted' | 'isOpen' | 'onClose'>) {
  const { pathname, search } = useLocation();
  const [remembered] = useState(() => localItems.read(storageKeys.remoteAccount) ?? '');
  return (
    <SignInPromptScreen
      {...props}
      loginHref={entrancePath('/login', pathname + search)}
      signUpHref={entrancePath('/signup', pathname + search)}
      remembered={remembered}
      onRemember={handle => localItems.write(storageKeys.remoteAccount, handle)}
    />
  );
}
