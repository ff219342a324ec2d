import { hasChats } from '@rookery/api-client';
import { SiteLinksScreen } from '@rookery/explore/site-links';
import '@rookery/explore/site-links.css';
import { PolicySettingsScreen } from '@rookery/notifications';
import '@rookery/notifications/styles.css';
import { ProfileEditScreen } from '@rookery/people/profile-editor';
import '@rookery/people/profile-editor.css';
import { lazyPart, useMessages } from '@rookery/ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { DeviceData } from '../installed/device-data.js';
import { messages } from '../messages/messages.js';
import { settingsMessages } from '../messages/settings-messages.js';
import { modals } from '../modals/modals.js';
import { siteHrefs } from '../routing/hrefs.js';
import { useSession } from '../session/session-provider.js';
import { SafetyLinks } from '../settings/safety-links.js';
import { SectionSettings } from '../settings/section-settings.js';
import { SearchDataScreen } from '../search/search-data.screen.js';
import type { SettingName } from '../settings/settings-table.js';
import { SettingsNav } from '../settings/settings-nav.js';
import { WelcomeLink } from '../settings/welcome-link.js';
import { SettingsSearch } from '../settings/settings-search-field.js';
import { offeredSections, sectionNamed, type SettingsSection } from '../settings/settings-sections.js';
import { useAllSettings } from '../settings/use-all-settings.js';
import '../settings/settings.css';
import { AccountSwitch } from '../shell/account-switch.js';
import { OwnAddress } from '../shell/own-address.js';
import { PageHeader } from '../shell/page-header.js';
import { useSideColumn } from '../shell/use-side-column.js';
import { KeyboardScreen } from '../shortcuts/keyboard.screen.js';
import { NotFoundPage } from './not-found-page.js';

const AccountAccess = lazyPart(async () => (await import('../settings/account-access.screen.js')).AccountAccessScreen);
const PushSetting = lazyPart(async () => (await import('../notifications/push-setting.screen.js')).PushSettingScreen, {
  isQuiet: true,
});
const DataSettings = lazyPart(async () => (await import('../settings/data-settings.js')).DataSettings);

/** The settings: the links of the sections, each of which has the whole column at its address. */
export function SettingsPage() {
  const text = useMessages(settingsMessages);
  const { section: name } = useParams();
  const isSignedIn = useSession().session !== null;
  if (name === undefined) return <SettingsStart />;
  const section = sectionNamed(name, isSignedIn);
  if (section === null) return <NotFoundPage />;
  return (
    <>
      <PageHeader title={text[section]()} isDeep />
      <section className="app-settings-section" aria-label={text[section]()}>
        <Section section={section} />
      </section>
    </>
  );
}

function SettingsStart() {
  const app = useMessages(messages);
  const navigate = useNavigate();
  const { session, features } = useSession();
  // The side column has the links of the site too.
  const hasSideColumn = useSideColumn();
  const { absent } = useAllSettings();
  const [isSearching, setSearching] = useState(false);
  const places = offeredSections({ isSignedIn: session !== null, hasChats: hasChats(features) });
  return (
    <>
      <PageHeader title={app.settings()} />
      <SettingsSearch places={places} absent={absent} onOpen={href => void navigate(href)} onQuery={setSearching} />
      {!isSearching && <SettingsNav sections={places} />}
      {!hasSideColumn && !isSearching && <SiteLinksScreen isMember={session !== null} hrefs={siteHrefs} />}
    </>
  );
}

const withoutChats = (absent: ReadonlySet<SettingName>): ReadonlySet<SettingName> => new Set([...absent, 'searchChats']);

function Section({ section }: { section: SettingsSection }) {
  const { settings, absent, change } = useAllSettings();
  const text = useMessages(settingsMessages);
  const { session, features } = useSession();
  const isVisitor = session === null;
  switch (section) {
    case 'reading':
      return (
        <>
          <SectionSettings key={section} section={section} settings={settings} absent={absent} change={change} />
          {/* A visitor has no section of data. */}
          {isVisitor && <DeviceData />}
        </>
      );
    case 'appearance':
    case 'media':
    case 'writing':
      return <SectionSettings key={section} section={section} settings={settings} absent={absent} change={change} />;
    case 'notifications':
      return (
        <>
          <SectionSettings section={section} settings={settings} absent={absent} change={change}>
            <PushSetting />
          </SectionSettings>
          <PolicySettingsScreen requestsHref="/notifications/requests" />
        </>
      );
    case 'keyboard':
      return <KeyboardScreen />;
    case 'safety':
      return <SafetyLinks />;
    case 'profile':
      return (
        <>
          <WelcomeLink />
          <ProfileEditScreen />
        </>
      );
    case 'data':
      return (
        <>
          <DataSettings />
          <section aria-labelledby="app-device-search">
            <h2 id="app-device-search">{text.deviceSearch()}</h2>
            <SectionSettings
              section="data"
              settings={settings}
              absent={hasChats(features) ? absent : withoutChats(absent)}
              change={change}
            >
              <SearchDataScreen />
            </SectionSettings>
          </section>
          <DeviceData />
        </>
      );
    case 'account':
      return (
        <>
          <AccountSwitch />
          <OwnAddress />
          <AccountAccess onAsk={(question, onConfirm) => modals.open({ type: 'CONFIRM', question, onConfirm })} />
        </>
      );
  }
}
