import { lazyPart } from '@rookery/ui';
import { HoverCards } from './hover-card/hover-cards.js';
import { DockedChatsScreen } from './chats/docked-chats.screen.js';
import { PolicyWatchScreen } from './modals/policy-watch.screen.js';
import { DesktopNotifications } from './notifications/desktop-notifications.js';
import { UnreadScreen } from './notifications/unread.screen.js';
import { LackingNoticeScreen } from './offline/lacking-notice.screen.js';
import { OfflineBarScreen } from './offline/offline-bar.screen.js';
import { OutboxScreen } from './outbox/outbox.screen.js';
import { useSession } from './session/session-provider.js';
import { useStoredAccount } from './session/use-stored-account.js';
import { Shortcuts } from './shortcuts/shortcuts.js';

const EventOutbox = lazyPart(async () => (await import('./events/event-outbox.screen.js')).EventOutboxScreen, { isQuiet: true });

const ChatSound = lazyPart(async () => (await import('./chats/chat-sound.screen.js')).ChatSoundScreen, { isQuiet: true });

export function AfterPageScreen() {
  const { session, offers } = useSession();
  useStoredAccount();
  return (
    <>
      <Shortcuts />
      <HoverCards />
      <OfflineBarScreen />
      <LackingNoticeScreen />
      <OutboxScreen />
      {session !== null && <UnreadScreen />}
      {session !== null && <DesktopNotifications />}
      {session !== null && <PolicyWatchScreen />}
      {session !== null && offers.events && <EventOutbox />}
      {session !== null && offers.chats && (
        <>
          <DockedChatsScreen />
          <ChatSound />
        </>
      )}
    </>
  );
}
