import { Button } from '@rookery/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SettingControl } from './setting-control.js';
import { useSettingTexts, type SettingTexts } from './setting-texts.js';
import { settingsTable, type SettingName } from './settings-table.js';
import type { Settings } from './settings.js';
import type { SettingsChange } from './settings-store.js';
import { useUndo } from './use-undo.js';

/** The sections whose controls are made from their rows. */
type TableSection = Exclude<keyof typeof settingsTable, 'elsewhere' | 'keyboard'>;

const settingsOf = (section: keyof typeof settingsTable): readonly SettingName[] =>
  Object.keys(settingsTable[section]) as SettingName[];

export interface SectionSettingsProps {
  section: TableSection;
  /** A control beside those of the table, whose value lies elsewhere. */
  children?: ReactNode;
  settings: Settings;
  change: (change: SettingsChange) => void;
}

/** The settings of a section. Each acts at once; a notice takes the last change back. */
export function SectionSettings({ section, settings, change, children }: SectionSettingsProps) {
  const texts = useSettingTexts();
  const changeWithUndo = useUndo(texts, settings, change);
  const names = settingsOf(section);
  const row = (name: SettingName): ReactNode => (
    <SettingControl
      key={name}
      name={name}
      settings={settings}
      change={next => changeWithUndo(next, texts.text.settingChanged({ setting: texts.label(name) }))}
      texts={texts}
    />
  );
  const alerts = names.filter(name => name.startsWith('alert'));
  return (
    <SearchedSetting>
      {names.filter(name => !alerts.includes(name)).map(row)}
      {children}
      {alerts.length > 0 && (
        <section aria-labelledby="app-alerts">
          <h2 id="app-alerts">{texts.text.alerts()}</h2>
          {alerts.map(row)}
        </section>
      )}
      <ResetSection names={names} section={texts.text[section]()} texts={texts} change={changeWithUndo} />
    </SearchedSetting>
  );
}

interface ResetSectionProps {
  names: readonly SettingName[];
  /** The title of the section. */
  section: string;
  texts: SettingTexts;
  change: (change: SettingsChange, notice: string) => void;
}

/** Brings the settings of a section back to their defaults. */
function ResetSection({ names, section, texts: { text }, change }: ResetSectionProps) {
  const reset: SettingsChange = Object.fromEntries(names.map(name => [name, undefined]));
  return (
    <Button className="app-reset-section" onClick={() => change(reset, text.sectionReset({ section }))}>
      {text.resetSection()}
    </Button>
  );
}

/** Focuses the control that the address names after `#`, as the search of the settings does. */
function SearchedSetting({ children }: { children: ReactNode }) {
  const { hash, key } = useLocation();
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash !== '') focusSetting(area.current, hash.slice(1));
  }, [hash, key]);
  return <div ref={area}>{children}</div>;
}

function focusSetting(area: HTMLElement | null, name: string): void {
  const row = area?.querySelector(`[data-setting="${CSS.escape(name)}"]`);
  const control = row?.querySelector<HTMLElement>('input:checked, select, input, button');
  control?.focus({ preventScroll: true });
  (row ?? undefined)?.scrollIntoView({ block: 'center' });
}
