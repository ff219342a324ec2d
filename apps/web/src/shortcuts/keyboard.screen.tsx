import { useState } from 'react';
import { useSettings } from '../settings/settings-provider.js';
import { KeyboardSettings } from './keyboard-settings.js';
import { LegendScreen } from './legend.screen.js';
import { useOfferedCommands } from './use-commands.js';

/** The keyboard's part of the settings. */
export function KeyboardScreen() {
  const { settings, change } = useSettings();
  const [isLegendOpen, setLegendOpen] = useState(false);
  return (
    <>
      <KeyboardSettings
        isOn={settings.shortcutsOn}
        offered={useOfferedCommands()}
        chosen={settings.shortcutKeys}
        onSwitch={shortcutsOn => change({ shortcutsOn })}
        onChoose={shortcutKeys => change({ shortcutKeys })}
        onShowLegend={() => setLegendOpen(true)}
      />
      <LegendScreen isOpen={isLegendOpen} onClose={() => setLegendOpen(false)} />
    </>
  );
}
