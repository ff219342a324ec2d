import { RadioGroup, Select, Switch, useMessages } from '@rookery/ui';
import { languages, type Language } from '@rookery/ui/languages';
import { settingsMessages } from '../messages/settings-messages.js';
import type { Settings } from './settings.js';

export interface DeviceSettingsProps {
  settings: Settings;
  change: (change: Partial<Settings>) => void;
}

type SwitchName =
  | ({ [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never }[keyof Settings] &
      keyof (typeof settingsMessages)['texts'])
  | (typeof writingSwitches)[number];

function Switches({ names, settings, change }: DeviceSettingsProps & { names: readonly SwitchName[] }) {
  const text = useMessages(settingsMessages);
  return names.map(name => (
    <Switch key={name} label={text[name]()} isOn={settings[name]} onChange={isOn => change({ [name]: isOn })} />
  ));
}

const languageOptions = (Object.keys(languages) as Language[]).map(value => ({ value, label: languages[value] }));

/** Language, theme, contrast and motion. */
export function AppearanceSettings({ settings, change }: DeviceSettingsProps) {
  const text = useMessages(settingsMessages);
  return (
    <>
      <Select
        label={text.language()}
        value={settings.locale ?? 'system'}
        options={[
          { value: 'system', label: text.languageSystem() },
          // The name of each language in that language.
          ...languageOptions,
        ]}
        onChange={locale => change({ locale: locale === 'system' ? null : locale })}
      />
      <RadioGroup
        label={text.theme()}
        value={settings.theme}
        options={[
          { value: 'system', label: text.themeSystem() },
          { value: 'light', label: text.themeLight() },
          { value: 'dark', label: text.themeDark() },
        ]}
        onChange={theme => change({ theme })}
      />
      <RadioGroup
        label={text.contrast()}
        value={settings.contrast}
        options={[
          { value: 'system', label: text.contrastSystem() },
          { value: 'more', label: text.contrastMore() },
        ]}
        onChange={contrast => change({ contrast })}
      />
      <RadioGroup
        label={text.motion()}
        value={settings.motion}
        options={[
          { value: 'system', label: text.motionSystem() },
          { value: 'reduce', label: text.motionReduce() },
        ]}
        onChange={motion => change({ motion })}
      />
    </>
  );
}

const readingSwitches = [
  'autoloadTimelines',
  'autoloadMore',
  'pagedLists',
  'showReblogs',
  'showReplies',
  'collapseReblogs',
  'suggestionsInHome',
] as const;

/** The content of lists, and how they continue. */
export function ReadingSettings({ settings, change }: DeviceSettingsProps) {
  const text = useMessages(settingsMessages);
  return (
    <>
      <RadioGroup
        layout="list"
        label={text.homeStart()}
        value={settings.homeStart}
        options={[
          { value: 'offer', label: text.homeStartOffer() },
          { value: 'restore', label: text.homeStartRestore() },
          { value: 'newest', label: text.homeStartNewest() },
        ]}
        onChange={homeStart => change({ homeStart })}
      />
      <Switches names={readingSwitches} settings={settings} change={change} />
    </>
  );
}

const mediaSwitches = ['expandSpoilers', 'autoPlayGif', 'autoPlayVideo', 'miniPlayer'] as const;

/** Sensitive content, videos and audio. */
export function MediaSettings({ settings, change }: DeviceSettingsProps) {
  const text = useMessages(settingsMessages);
  return (
    <>
      <RadioGroup
        layout="list"
        label={text.displayMedia()}
        value={settings.displayMedia}
        options={[
          { value: 'default', label: text.displayMediaDefault() },
          { value: 'show_all', label: text.displayMediaShow() },
          { value: 'hide_all', label: text.displayMediaHide() },
        ]}
        onChange={displayMedia => change({ displayMedia })}
      />
      <Switches names={mediaSwitches} settings={settings} change={change} />
    </>
  );
}

const undoTimes = [0, 5, 10, 20, 30] as const;

const writingSwitches = ['asksForDescriptions', 'asksBeforeUnfollowing'] as const;

/** How posts are written and sent. */
export function WritingSettings({ settings, change }: DeviceSettingsProps) {
  const text = useMessages(settingsMessages);
  return (
    <>
      <Select
        label={text.undoSend()}
        value={String(settings.undoSendSeconds)}
        options={undoTimes.map(seconds => ({
          value: String(seconds),
          label: seconds === 0 ? text.undoSendOff() : text.undoSendSeconds({ seconds }),
        }))}
        onChange={value => {
          const undoSendSeconds = undoTimes.find(seconds => String(seconds) === value);
          if (undoSendSeconds !== undefined) change({ undoSendSeconds });
        }}
      />
      <Select
        label={text.replyVisibility()}
        value={settings.replyVisibility}
        options={[
          { value: 'public', label: text.replyVisibilityPost() },
          { value: 'unlisted', label: text.replyVisibilityUnlisted() },
          { value: 'private', label: text.replyVisibilityPrivate() },
          { value: 'direct', label: text.replyVisibilityDirect() },
        ]}
        onChange={replyVisibility => change({ replyVisibility })}
      />
      <Switches names={writingSwitches} settings={settings} change={change} />
    </>
  );
}
