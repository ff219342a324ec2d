import type { Meta, StoryObj } from '@storybook/react';
import { MemoryRouter } from 'react-router-dom';
import { AccountAccess } from './account-access.js';
import { SectionSettings } from './section-settings.js';
import { serverDefaults } from './server-settings.js';
import { defaultSettings as keptDefaults } from './settings.js';
import { SettingsNav } from './settings-nav.js';
import { SettingsSearch } from './settings-search-field.js';
import { offeredSections } from './settings-sections.js';
import './settings.css';

const defaultSettings = { ...keptDefaults, ...serverDefaults };

const meta = {
  title: 'App/Settings/SectionSettings',
  component: SectionSettings,
  tags: ['spec:HINT-08'],
  decorators: [
    Story => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  args: { section: 'appearance', settings: defaultSettings, absent: new Set(), change: () => undefined },
} satisfies Meta<typeof SectionSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

const places = offeredSections({ isSignedIn: true, hasChats: true });

export const Appearance: Story = {};
export const Reading: Story = { args: { section: 'reading' } };
/** Three languages are chosen for the public timelines. */
export const PostLanguages: Story = {
  args: { section: 'reading', settings: { ...defaultSettings, postLanguages: ['de', 'ar', 'pt-BR'] } },
};
export const Media: Story = { args: { section: 'media' } };
export const Writing: Story = { args: { section: 'writing' } };
/** The switches of the search on this device. */
export const Data: Story = { args: { section: 'data' } };
/** The server keeps the visibility of new posts alone, and has one of its own. */
export const WritingVisibilityOnly: Story = {
  args: {
    section: 'writing',
    settings: { ...defaultSettings, postingVisibility: 'local' },
    absent: new Set(['postingSensitive', 'postingLanguage']),
  },
};
/** A server that sends nothing about new posts. */
export const WritingWithoutServer: Story = {
  args: { section: 'writing', absent: new Set(Object.keys(serverDefaults) as never[]) },
};
/** A hue that has no name. */
export const OwnHue: Story = { args: { settings: { ...defaultSettings, accentHue: 120 } } };
export const Notifications: Story = { args: { section: 'notifications' } };
/** The links of the sections. */
export const Sections: Story = { render: () => <SettingsNav sections={places} /> };
/** The field above the links. */
export const Search: Story = { render: () => <SettingsSearch places={places} absent={new Set()} onOpen={() => undefined} /> };
/** The search has found settings by a synonym. */
export const Found: Story = {
  ...Search,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'animation');
    await canvas.findByRole('link', { name: /GIFs/ });
  },
};
/** The applications with access, on a server that lists them. */
export const Access: Story = {
  render: () => (
    <AccountAccess
      applications={[
        { id: '1', app_name: 'Rookery', valid_until: '2126-11-20T09:00:00Z' },
        { id: '2', app_name: 'Tusky', valid_until: null },
        { id: '3', app_name: '', valid_until: '2126-11-20T09:00:00Z' },
      ]}
      ownId="1"
      onRevoke={() => undefined}
      onSignOutEverywhere={() => undefined}
      onSignOutAll={() => undefined}
    />
  ),
};
/** The list of applications could not be loaded. */
export const AccessFailed: Story = {
  render: () => <AccountAccess applications={null} ownId={null} onRetry={() => undefined} onRevoke={() => undefined} />,
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };
export const ReadingRightToLeft: Story = { ...PostLanguages, globals: { locale: 'ar' } };
