import { KeyboardSettings } from '@rookery/ui/shortcuts';
import { useState } from 'react';
import { useSettingTexts } from '../settings/setting-texts.js';
import { useSettings } from '../settings/settings-provider.js';
import { useUndo } from '../settings/use-undo.js';
import { LegendScreen } from './legend.screen.js';
import { useCommandGroups, useNamedCommands } from './use-commands.js';
import '../settings/settings.css';
import '@rookery/ui/shortcuts.css';

/** The keyboard's part of the settings. A notice takes the last change back. */
export function KeyboardScreen() {
  const { settings, change } = useSettings();
  const texts = useSettingTexts();
  const changeWithUndo = useUndo(texts, settings, change);
  const notice = texts.text.settingChanged({ setting: texts.text.keyboard() });
  const [isLegendOpen, setLegendOpen] = useState(false);
  return (
    <>
      <KeyboardSettings
        isOn={settings.shortcutsOn}
        groups={useCommandGroups()}
        commands={useNamedCommands()}
        chosen={settings.shortcutKeys}
        onSwitch={shortcutsOn => changeWithUndo({ shortcutsOn }, notice)}
        onChoose={shortcutKeys => changeWithUndo({ shortcutKeys }, notice)}
        onShowLegend={() => setLegendOpen(true)}
      />
      <LegendScreen isOpen={isLegendOpen} onClose={() => setLegendOpen(false)} />
    </>
  );
}
