import { DesktopSetting, QuietHoursSetting } from '@rookery/notifications/desktop';
import { RadioGroup, Select, Switch } from '@rookery/ui';
import type { ReactNode } from 'react';
import { AccentChoice, AccentHue } from './accent-choice.js';
import { PostLanguages } from './post-languages.js';
import { PostingLanguage, PostingVisibility } from './posting-defaults.js';
import { choicesOf, type SettingControlProps } from './setting-texts.js';
import type { SettingName } from './settings.js';

/** More values than these are a list of the platform. */
const MOST_RADIOS = 3;

/** The languages of the app become more. */
const selected: readonly SettingName[] = ['locale'];

/** Choices with long texts, one below the other. */
const listed: readonly SettingName[] = ['homeStart', 'displayMedia'];

/** Settings with a control of their own. The others have one by their values. */
const controls: { readonly [Name in SettingName]?: (props: SettingControlProps) => ReactNode } = {
  accent: AccentChoice,
  accentHue: AccentHue,
  postLanguages: PostLanguages,
  postingVisibility: PostingVisibility,
  postingLanguage: PostingLanguage,
  desktopNotifications: ({ settings, change }) => (
    <DesktopSetting isOn={settings.desktopNotifications} onChange={desktopNotifications => change({ desktopNotifications })} />
  ),
  quietHours: ({ settings, change }) => (
    <QuietHoursSetting hours={settings.quietHours} onChange={quietHours => change({ quietHours })} />
  ),
};

/** The control of a setting, as its row says: a switch, a few radio buttons, or a list. */
export function SettingControl(props: SettingControlProps) {
  const { name } = props;
  const Control = controls[name] ?? RowControl;
  return (
    <div className="app-setting" data-setting={name}>
      <Control {...props} />
    </div>
  );
}

function RowControl({ name, settings, change, texts }: SettingControlProps) {
  const value = settings[name];
  const label = texts.label(name);
  if (typeof value === 'boolean') {
    return <Switch label={label} isOn={value} onChange={isOn => change({ [name]: isOn })} />;
  }
  const choices = (choicesOf(name) ?? []) as readonly (string | number | null)[];
  const options = choices.map(choice => ({ value: String(choice), label: texts.value(name, choice) }));
  const onChange = (chosen: string): void => change({ [name]: choices.find(choice => String(choice) === chosen) });
  const shown = { label, value: String(choices.find(choice => choice === value)), options, onChange };
  if (choices.length > MOST_RADIOS || selected.includes(name)) return <Select {...shown} />;
  return <RadioGroup {...shown} layout={listed.includes(name) ? 'list' : 'segments'} />;
}
