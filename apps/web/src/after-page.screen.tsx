import { OfflineBarScreen } from './offline/offline-bar.screen.js';
import { OutboxScreen } from './outbox/outbox.screen.js';
import { Shortcuts } from './shortcuts/shortcuts.js';

export function AfterPageScreen() {
  return (
    <>
      <Shortcuts />
      <OfflineBarScreen />
      <OutboxScreen />
    </>
  );
}
