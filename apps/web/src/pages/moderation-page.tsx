import type { Session } from '@rookery/api-client';
import { hasStaffScopes, STAFF_SCOPES } from '@rookery/api-client/admin';
import { moderationMessages, ModerationScreen, sectionNames, type ModerationPlace } from '@rookery/moderation';
import '@rookery/moderation/styles.css';
import './moderation.css';
import { BlankState, Button, shownHost, useMessages } from '@rookery/ui';
import { useMemo, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { siteConfig } from '../config/site-config.dom.js';
import { signInMessages } from '../messages/sign-in-messages.js';
import { staffMessages } from '../messages/staff-messages.js';
import { MODERATION_PATH } from '../routing/hrefs.js';
import { useIsReturn } from '../routing/arrival.js';
import { useStableNavigate } from '../routing/use-stable-navigate.js';
import { startSignIn, staysSignedIn } from '../session/start-sign-in.dom.js';
import { PageHeader } from '../shell/page-header.js';
import { NotFoundPage } from './not-found-page.js';
import { signInErrorText } from './sign-in-error.js';

const hrefOf: ModerationPlace['hrefOf'] = (section, itemId, search = '') =>
  `${MODERATION_PATH}/${section}${itemId === undefined ? '' : `/${encodeURIComponent(itemId)}`}${search === '' ? '' : `?${search}`}`;

export interface ModerationPageProps {
  session: Session;
}

/** `/moderation/{section}/{item}`: the moderator's screens. HINT-11 */
export function ModerationPage({ session }: ModerationPageProps) {
  const text = useMessages(moderationMessages);
  const { '*': path = '' } = useParams();
  const { search } = useLocation();
  const navigate = useStableNavigate();
  const restore = useIsReturn();
  const [name = '', item, ...rest] = path.split('/').filter(part => part !== '');
  const section = sectionNames.find(known => known === name) ?? null;
  const place = useMemo<ModerationPlace>(
    () => ({
      itemId: item ?? null,
      search: search.slice(1),
      restore,
      hrefOf,
      onOpen: (href, isReplacing = false) => navigate(href, { replace: isReplacing }),
    }),
    [item, search, restore, navigate],
  );
  if ((section === null && name !== '') || rest.length > 0) return <NotFoundPage />;
  return (
    <>
      <PageHeader title={item === undefined || section === null ? text.title() : text[section]()} isDeep={item !== undefined} />
      {hasStaffScopes(session.scope) ? <ModerationScreen section={section} place={place} /> : <ScopesNeeded session={session} />}
    </>
  );
}

/** A session of the staff that was signed in without the scopes to moderate. */
function ScopesNeeded({ session: { id, server } }: ModerationPageProps) {
  const text = useMessages(staffMessages);
  const words = useMessages(signInMessages);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const signIn = async () => {
    setPending(true);
    setError(null);
    try {
      const { pathname, search } = window.location;
      const returnTo = pathname.slice(pathname.indexOf(MODERATION_PATH)) + search;
      const staySignedIn = staysSignedIn(id);
      window.location.assign(await startSignIn({ server, staySignedIn, returnTo, furtherScopes: STAFF_SCOPES }));
    } catch (failure) {
      setError(signInErrorText(failure, { server, isOnline: navigator.onLine }, words));
      setPending(false);
    }
  };
  return (
    <>
      <BlankState
        title={text.scopesNeeded({ name: siteConfig().name, server: shownHost(new URL(server).host) })}
        description={text.scopesText()}
        action={
          <Button variant="primary" isPending={isPending} onClick={() => void signIn()}>
            {text.logInAgain()}
          </Button>
        }
      />
      {error !== null && (
        <p className="rk-staff-failure" role="alert" dir="auto">
          {error}
        </p>
      )}
    </>
  );
}
