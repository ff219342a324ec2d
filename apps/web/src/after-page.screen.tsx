import { OfflineBarScreen } from './offline/offline-bar.screen.js';
import { Shortcuts } from './shortcuts/shortcuts.js';

export function AfterPageScreen() {
  return (
    <>
      <Shortcuts />
      <OfflineBarScreen />
    </>
  );
}
