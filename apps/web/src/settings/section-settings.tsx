import { Button } from '@rookery/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SettingControl } from './setting-control.js';
import { useSettingTexts, type SettingTexts } from './setting-texts.js';
import type { AnyChange } from './server-settings.js';
import { settingsTable, type AllSettings, type SettingName } from './settings-table.js';
import { useUndo } from './use-undo.js';

/** The sections whose controls are made from their rows. */
type TableSection = Exclude<keyof typeof settingsTable, 'elsewhere' | 'keyboard'>;

const settingsOf = (section: keyof typeof settingsTable): readonly SettingName[] =>
  Object.keys(settingsTable[section]) as SettingName[];

export interface SectionSettingsProps {
  section: TableSection;
  /** A control beside those of the table, whose value lies elsewhere. */
  children?: ReactNode;
  settings: AllSettings;
  /** Settings that this reader has not. */
  absent: ReadonlySet<SettingName>;
  change: (change: AnyChange) => void;
}

/** The settings of a section. Each acts at once; a notice takes the last change back. */
export function SectionSettings({ section, settings, absent, change, children }: SectionSettingsProps) {
  const texts = useSettingTexts();
  const changeWithUndo = useUndo(texts, settings, change);
  const names = settingsOf(section).filter(name => !absent.has(name));
  const row = (name: SettingName): ReactNode => (
    <SettingControl
      key={name}
      name={name}
      settings={settings}
      change={next => changeWithUndo(next, texts.text.settingChanged({ setting: texts.label(name) }))}
      texts={texts}
    />
  );
  const groups = [
    { prefix: 'alert', title: texts.text.alerts(), hint: null },
    { prefix: 'posting', title: texts.text.postingDefaults(), hint: texts.text.postingHint() },
  ].map(group => ({ ...group, names: names.filter(name => name.startsWith(group.prefix)) }));
  const grouped = new Set(groups.flatMap(group => group.names));
  return (
    <SearchedSetting names={names}>
      {names.filter(name => !grouped.has(name)).map(row)}
      {children}
      {groups
        .filter(group => group.names.length > 0)
        .map(({ prefix, title, hint, names: own }) => (
          <section key={prefix} aria-labelledby={`app-${prefix}`}>
            <h2 id={`app-${prefix}`}>{title}</h2>
            {hint !== null && <p className="app-group-hint">{hint}</p>}
            {own.map(row)}
          </section>
        ))}
      <ResetSection names={names} section={texts.text[section]()} texts={texts} change={changeWithUndo} />
    </SearchedSetting>
  );
}

interface ResetSectionProps {
  names: readonly SettingName[];
  /** The title of the section. */
  section: string;
  texts: SettingTexts;
  change: (change: AnyChange, notice: string) => void;
}

/** Brings the settings of a section back to their defaults. */
function ResetSection({ names, section, texts: { text }, change }: ResetSectionProps) {
  const reset: AnyChange = Object.fromEntries(names.map(name => [name, undefined]));
  return (
    <Button className="app-reset-section" onClick={() => change(reset, text.sectionReset({ section }))}>
      {text.resetSection()}
    </Button>
  );
}

/** Focuses the control that the address names after `#`, as the search of the settings does. */
function SearchedSetting({ names, children }: { names: readonly SettingName[]; children: ReactNode }) {
  const { hash, key } = useLocation();
  const area = useRef<HTMLDivElement>(null);
  // The settings that the server keeps are there once the account has loaded.
  const isThere = names.some(name => hash === `#${name}`);
  useEffect(() => {
    if (isThere) focusSetting(area.current, hash.slice(1));
  }, [isThere, hash, key]);
  return <div ref={area}>{children}</div>;
}

function focusSetting(area: HTMLElement | null, name: string): void {
  const row = area?.querySelector(`[data-setting="${CSS.escape(name)}"]`);
  const control = row?.querySelector<HTMLElement>('input:checked, select, input, button');
  control?.focus({ preventScroll: true });
  (row ?? undefined)?.scrollIntoView({ block: 'center' });
}
