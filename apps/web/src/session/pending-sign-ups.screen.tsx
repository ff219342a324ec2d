import { browserStorage, type Session } from '@rookery/api-client';
import { readySignUps } from '@rookery/people/sign-up';
import { useMessages, useNotify } from '@rookery/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { welcomeMessages } from '../messages/welcome-messages.js';
import { welcomePath } from '../routing/hrefs.js';
import { useStableNavigate } from '../routing/use-stable-navigate.js';
import { enterSession } from './enter-session.data.js';
import { useSession } from './session-provider.js';

/** A member reads another account meanwhile: the notice of a new one stays longer than others. */
const READY_NOTICE_MS = 15_000;

/**
 * Looks once a visit whether sign-ups that wait on this device are complete: a visitor goes on with the first steps of the account, a member is told.
 * HINT-09
 */
export function PendingSignUpsScreen() {
  const text = useMessages(welcomeMessages);
  const notify = useNotify();
  const navigate = useStableNavigate();
  const { session, sessions } = useSession();
  const tell = (ready: Session): void => {
    const open = async (): Promise<void> => {
      await enterSession(ready, { staySignedIn: true });
      navigate(welcomePath('/'));
    };
    if (session === null) void open();
    else
      notify({
        kind: 'success',
        text: text.accountReady({ name: ready.id }),
        action: { label: text.openAccount(), onPress: () => void open() },
        durationMs: READY_NOTICE_MS,
      });
  };
  const latest = useRef({ tell, sessions });
  useLayoutEffect(() => {
    latest.current = { tell, sessions };
  });
  useEffect(() => {
    let isCurrent = true;
    const known = latest.current.sessions.map(({ id }) => id);
    void readySignUps(browserStorage('local'), known).then(([ready]) => {
      if (isCurrent && ready !== undefined) latest.current.tell(ready);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return null;
}
