import { lazyPart } from '@rookery/ui';
import { AccountOutboxScreen } from './account-outbox.screen.js';
import { useSession } from './session/session-provider.js';

const OtherOutboxes = lazyPart(async () => (await import('./other-outboxes.screen.js')).OtherOutboxesScreen, { isQuiet: true });

/** Works the outboxes of the accounts, also what an earlier visit left in them, and tells what happens to it. */
export function OutboxScreen() {
  const { session, sessions } = useSession();
  return (
    session !== null && (
      <>
        <AccountOutboxScreen sessionId={session.id} />
        {sessions.length > 1 && <OtherOutboxes />}
      </>
    )
  );
}
