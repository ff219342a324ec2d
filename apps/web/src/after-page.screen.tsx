import { hasChats, isStaff, type Session } from '@rookery/api-client';
import { useOwnAccount } from '@rookery/store';
import { lazyPart, useStore } from '@rookery/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessageSound } from '@rookery/chats/sound';
import { useUnreadChats } from '@rookery/chats/unread';
import { mayDisturb, UnreadScreen } from '@rookery/notifications/unread';
import { HoverCards } from '@rookery/people';
import { DockedChatsScreen } from './chats/docked-chats.screen.js';
import { PolicyWatchScreen } from './modals/policy-watch.screen.js';
import { DesktopNotifications } from './notifications/desktop-notifications.js';
import { LackingNoticeScreen } from './offline/lacking-notice.screen.js';
import { OfflineBarScreen } from './offline/offline-bar.screen.js';
import { OutboxScreen } from './outbox.screen.js';
import { BASE, pageAt } from './routing/base.dom.js';
import { acctOfPath, hovered } from './routing/hovered-account.js';
import { LATER_MS, useTurn } from './session/use-turn.js';
import { useSearchDue } from './search/use-search-due.js';
import { useSession } from './session/session-provider.js';
import { useStoredAccount } from './session/use-stored-account.js';
import { useSettings } from './settings/settings-provider.js';
import { SettingsSyncScreen } from './settings/settings-sync.screen.js';
import { Shortcuts } from './shortcuts/shortcuts.js';
import { localItems } from './storage/guarded-storage.js';
import { storageKeys } from './storage/storage-keys.js';

const Installed = lazyPart(async () => (await import('./installed/installed.screen.js')).InstalledScreen, { isQuiet: true });
const EventOutbox = lazyPart(async () => (await import('./events.screen.js')).EventOutboxScreen, { isQuiet: true });
const Staff = lazyPart(async () => (await import('./shell/staff.screen.js')).StaffScreen, { isQuiet: true });
const PendingSignUps = lazyPart(async () => (await import('./session/pending-sign-ups.screen.js')).PendingSignUpsScreen, {
  isQuiet: true,
});
const HoverCard = lazyPart(async () => (await import('./hover-card.js')).HoverCardScreen, { isQuiet: true });
const DeviceSearch = lazyPart(async () => (await import('./search/device-search.screen.js')).DeviceSearchScreen, {
  isQuiet: true,
});

const HOVERED = hovered(BASE);
const acctOf = (href: string): string | null => acctOfPath(pageAt(href));

export function AfterPageScreen() {
  const { session, features } = useSession();
  const isSilent = useStore(mayDisturb, may => !may);
  const isQuiet = useSettings().settings.quietHours.length > 0 && isSilent;
  const hasCounts = useTurn('counts');
  const areChatsDue = useTurn('chats');
  const isInstalledDue = useTurn('chats', LATER_MS);
  const isSearchDue = useSearchDue();
  const { key, pathname } = useLocation();
  const [hasPending] = useState(() => localItems.read(storageKeys.signUps) !== null);
  useStoredAccount();
  return (
    <>
      <Shortcuts />
      <HoverCards selector={HOVERED} acctOf={acctOf} page={key} Card={HoverCard} />
      <OfflineBarScreen />
      <LackingNoticeScreen />
      <OutboxScreen />
      {hasPending && pathname !== '/signup' && <PendingSignUps />}
      {isInstalledDue && <Installed />}
      {session !== null && hasCounts && <Unread isQuiet={isQuiet} />}
      {session !== null && hasCounts && <OfStaff session={session} />}
      {session !== null && <DesktopNotifications />}
      {session !== null && hasCounts && <SettingsSyncScreen accountId={session.id} />}
      {session !== null && isSearchDue && <DeviceSearch />}
      {session !== null && <PolicyWatchScreen />}
      {session !== null && features.events && <EventOutbox />}
      {session !== null && areChatsDue && hasChats(features) && (
        <>
          <DockedChatsScreen />
          {!isQuiet && <MessageSound />}
        </>
      )}
    </>
  );
}

function OfStaff({ session }: { session: Session }) {
  const { data: member } = useOwnAccount();
  return member !== undefined && isStaff(member) ? <Staff session={session} /> : null;
}

function MessageSound() {
  useMessageSound();
  return null;
}

function Unread({ isQuiet }: { isQuiet: boolean }) {
  return <UnreadScreen chats={useUnreadChats()} isQuiet={isQuiet} />;
}
