import { useInstance } from '@rookery/api-client/query';
import { useLocation } from 'react-router-dom';
import { entrancePath } from '../routing/hrefs.js';
import { useSession } from '../session/session-provider.js';
import { SignInPrompt, type SignInPromptProps } from './sign-in-prompt.js';

/** The dialog for the server that is read. Its links return to this page. */
export function SignInPromptScreen(props: Pick<SignInPromptProps, 'isOpen' | 'onClose'>) {
  const { server } = useSession();
  const { data: instance } = useInstance();
  const { pathname, search } = useLocation();
  return (
    <SignInPrompt
      {...props}
      server={instance?.title || (server === null ? '' : new URL(server).host)}
      loginHref={entrancePath('/login', pathname + search)}
      signUpHref={instance?.registrations.enabled === true ? entrancePath('/signup', pathname + search) : null}
    />
  );
}
