import { lazyPart, useMessages } from '@rookery/ui';
import { useParams } from 'react-router-dom';
import { messages } from '../messages/messages.js';
import { settingsMessages } from '../messages/settings-messages.js';
import { NotificationSettings } from '../notifications/notification-settings.js';
import { SafetyLinks } from '../settings/safety-links.js';
import { useSession } from '../session/session-provider.js';
import { AppearanceSettings, MediaSettings, ReadingSettings, WritingSettings } from '../settings/device-settings.js';
import { SettingsNav } from '../settings/settings-nav.js';
import { useSettings } from '../settings/settings-provider.js';
import { offeredSections, sectionNamed, type SettingsSection } from '../settings/settings-sections.js';
import '@rookery/explore/site-links.css';
import '@rookery/people/profile-editor.css';
import '../settings/settings.css';
import { AccountSwitch } from '../shell/account-switch.js';
import { OwnAddress } from '../shell/own-address.js';
import { SiteLinksScreen } from '@rookery/explore/site-links';
import { ProfileEditScreen } from '@rookery/people/profile-editor';
import { siteHrefs } from '../routing/hrefs.js';
import { PageHeader } from '../shell/page-header.js';
import { useMediaQuery } from '../shell/use-media-query.js';
import { KeyboardScreen } from '../shortcuts/keyboard.screen.js';
import { NotFoundPage } from './not-found-page.js';

const DataSettings = lazyPart(async () => (await import('../settings/data-settings.js')).DataSettings);

/** The settings: the links of the sections, each of which has the whole column at its address. */
export function SettingsPage() {
  const text = useMessages(settingsMessages);
  const app = useMessages(messages);
  // As in the shell: the side column has the links too.
  const hasNoSideColumn = useMediaQuery('(max-width: 68.6875em)');
  const { section: name } = useParams();
  const isSignedIn = useSession().session !== null;
  if (name === undefined) {
    return (
      <>
        <PageHeader title={app.settings()} />
        <SettingsNav sections={offeredSections(isSignedIn)} />
        {hasNoSideColumn && <SiteLinksScreen isMember={isSignedIn} hrefs={siteHrefs} />}
      </>
    );
  }
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

function Section({ section }: { section: SettingsSection }) {
  const { settings, change } = useSettings();
  switch (section) {
    case 'appearance':
      return <AppearanceSettings settings={settings} change={change} />;
    case 'reading':
      return <ReadingSettings settings={settings} change={change} />;
    case 'media':
      return <MediaSettings settings={settings} change={change} />;
    case 'writing':
      return <WritingSettings settings={settings} change={change} />;
    case 'notifications':
      return <NotificationSettings settings={settings} change={change} />;
    case 'keyboard':
      return <KeyboardScreen />;
    case 'safety':
      return <SafetyLinks />;
    case 'profile':
      return <ProfileEditScreen />;
    case 'data':
      return <DataSettings />;
    case 'account':
      return (
        <>
          <AccountSwitch />
          <OwnAddress />
        </>
      );
  }
}
