import { Link, useMessages } from '@rookery/ui';
import { useSearchParams } from 'react-router-dom';
import { siteConfig } from '../config/site-config.dom.js';
import { messages } from '../messages/messages.js';
import { signInMessages } from '../messages/sign-in-messages.js';
import { entrancePath, RETURN_PARAMETER } from '../routing/hrefs.js';
import { useSession } from '../session/session-provider.js';
import { Entrance } from './entrance.js';

/** Explains that servers host the accounts, and links to the server's sign-up page. NAV-12 */
export function SignUpPage() {
  const text = useMessages(signInMessages);
  const app = useMessages(messages);
  const { server } = useSession();
  const [search] = useSearchParams();
  return (
    <Entrance title={app.signUp()} lead={text.signUpLead({ name: siteConfig().name })}>
      {server !== null && (
        <Link className="rk-button" data-variant="primary" data-size="md" href={`${server}/auth/sign_up`}>
          {text.visitServer({ server: new URL(server).host })}
        </Link>
      )}
      <Link
        className="rk-button"
        data-variant="secondary"
        data-size="md"
        href={entrancePath('/login', search.get(RETURN_PARAMETER) ?? '/')}
      >
        {app.logIn()}
      </Link>
    </Entrance>
  );
}
