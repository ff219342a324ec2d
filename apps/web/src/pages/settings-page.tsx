import { useMessages } from '@rookery/ui';
import { useId } from 'react';
import { messages } from '../messages/messages.js';
import { settingsMessages } from '../messages/settings-messages.js';
import { useSettings } from '../settings/settings-provider.js';
import type { Settings } from '../settings/settings.js';
import { useSession } from '../session/session-provider.js';
import { AccountSwitch } from '../shell/account-switch.js';
import { KeyboardScreen } from '../shortcuts/keyboard.screen.js';
import { PageHeader } from '../shell/page-header.js';
import '../settings/settings.css';

/** The name of each language in that language. */
const languageNames = { en: 'English', ar: 'العربية' };

export function SettingsPage() {
  const text = useMessages(settingsMessages);
  const app = useMessages(messages);
  const { settings, change } = useSettings();
  const { session } = useSession();
  return (
    <>
      <PageHeader title={app.settings()} />
      <div className="app-settings">
        <h2>{text.appearance()}</h2>
        <Choice
          label={text.language()}
          value={settings.locale ?? ''}
          options={[['', text.languageSystem()], ...Object.entries(languageNames)]}
          onChange={value => change({ locale: value === '' ? null : (value as Settings['locale']) })}
        />
        <Choice
          label={text.theme()}
          value={settings.theme}
          options={[
            ['system', text.themeSystem()],
            ['light', text.themeLight()],
            ['dark', text.themeDark()],
          ]}
          onChange={value => change({ theme: value as Settings['theme'] })}
        />
        <Choice
          label={text.contrast()}
          value={settings.contrast}
          options={[
            ['system', text.contrastSystem()],
            ['more', text.contrastMore()],
          ]}
          onChange={value => change({ contrast: value as Settings['contrast'] })}
        />
        <Choice
          label={text.motion()}
          value={settings.motion}
          options={[
            ['system', text.motionSystem()],
            ['reduce', text.motionReduce()],
          ]}
          onChange={value => change({ motion: value as Settings['motion'] })}
        />
        <h2>{text.reading()}</h2>
        <Choice
          label={text.displayMedia()}
          value={settings.displayMedia}
          options={[
            ['default', text.displayMediaDefault()],
            ['show_all', text.displayMediaShow()],
            ['hide_all', text.displayMediaHide()],
          ]}
          onChange={value => change({ displayMedia: value as Settings['displayMedia'] })}
        />
        <Switch
          label={text.expandSpoilers()}
          isOn={settings.expandSpoilers}
          onChange={expandSpoilers => change({ expandSpoilers })}
        />
        <Switch
          label={text.autoPlayVideo()}
          isOn={settings.autoPlayVideo}
          onChange={autoPlayVideo => change({ autoPlayVideo })}
        />
        <Switch label={text.miniPlayer()} isOn={settings.miniPlayer} onChange={miniPlayer => change({ miniPlayer })} />
        <Switch label={text.autoloadMore()} isOn={settings.autoloadMore} onChange={autoloadMore => change({ autoloadMore })} />
        <Switch
          label={text.autoloadTimelines()}
          isOn={settings.autoloadTimelines}
          onChange={autoloadTimelines => change({ autoloadTimelines })}
        />
        <Switch
          label={text.suggestionsInHome()}
          isOn={settings.suggestionsInHome}
          onChange={suggestionsInHome => change({ suggestionsInHome })}
        />
        <Switch label={text.showReblogs()} isOn={settings.showReblogs} onChange={showReblogs => change({ showReblogs })} />
        <Switch label={text.showReplies()} isOn={settings.showReplies} onChange={showReplies => change({ showReplies })} />
        <Switch
          label={text.collapseReblogs()}
          isOn={settings.collapseReblogs}
          onChange={collapseReblogs => change({ collapseReblogs })}
        />
        <Choice
          label={text.homeStart()}
          value={settings.homeStart}
          options={[
            ['offer', text.homeStartOffer()],
            ['restore', text.homeStartRestore()],
            ['newest', text.homeStartNewest()],
          ]}
          onChange={value => change({ homeStart: value as Settings['homeStart'] })}
        />
        <Switch label={text.pagedLists()} isOn={settings.pagedLists} onChange={pagedLists => change({ pagedLists })} />
        {session !== null && <KeyboardScreen />}
        {session !== null && <AccountSwitch />}
      </div>
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <p className="app-setting">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={event => onChange(event.target.value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}

function Switch({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  const id = useId();
  return (
    <p className="app-setting">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="checkbox" checked={isOn} onChange={event => onChange(event.target.checked)} />
    </p>
  );
}
