import { lazyPart } from '@rookery/ui';
import { PolicyWatchScreen } from './modals/policy-watch.screen.js';
import { OfflineBarScreen } from './offline/offline-bar.screen.js';
import { OutboxScreen } from './outbox/outbox.screen.js';
import { useSession } from './session/session-provider.js';
import { Shortcuts } from './shortcuts/shortcuts.js';

const EventOutbox = lazyPart(async () => (await import('./events/event-outbox.screen.js')).EventOutboxScreen, { isQuiet: true });

export function AfterPageScreen() {
  const { session, offers } = useSession();
  return (
    <>
      <Shortcuts />
      <OfflineBarScreen />
      <OutboxScreen />
      {session !== null && <PolicyWatchScreen />}
      {session !== null && offers.events && <EventOutbox />}
    </>
  );
}
