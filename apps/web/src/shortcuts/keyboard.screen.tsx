import { KeyboardSettings } from '@rookery/ui/shortcuts';
import { useState } from 'react';
import { useSettings } from '../settings/settings-provider.js';
import { LegendScreen } from './legend.screen.js';
import { useCommandGroups, useNamedCommands } from './use-commands.js';
import '../settings/settings.css';
import '@rookery/ui/shortcuts.css';

/** The keyboard's part of the settings. */
export function KeyboardScreen() {
  const { settings, change } = useSettings();
  const [isLegendOpen, setLegendOpen] = useState(false);
  return (
    <>
      <KeyboardSettings
        isOn={settings.shortcutsOn}
        groups={useCommandGroups()}
        commands={useNamedCommands()}
        chosen={settings.shortcutKeys}
        onSwitch={shortcutsOn => change({ shortcutsOn })}
        onChoose={shortcutKeys => change({ shortcutKeys })}
        onShowLegend={() => setLegendOpen(true)}
      />
      <LegendScreen isOpen={isLegendOpen} onClose={() => setLegendOpen(false)} />
    </>
  );
}
