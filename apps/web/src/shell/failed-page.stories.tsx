import { TimelineProvider } from '@rookery/timeline';
import type { Meta, StoryObj } from '@storybook/react';
import { MemoryRouter } from 'react-router-dom';
import { SessionProvider } from '../session/session-provider.js';
import { FailedPage } from './failed-page.js';

const meta = {
  title: 'App/Shell/FailedPage',
  component: FailedPage,
  args: {
    title: 'This page could not be loaded.',
    description: 'Check your connection and try again.',
    onRetry: () => undefined,
  },
  parameters: { address: '/favourites' },
  decorators: [
    (Story, { parameters }) => (
      <MemoryRouter initialEntries={[String(parameters['address'])]}>
        <SessionProvider>
          <TimelineProvider options={{ isSignedIn: false }}>
            <Story />
          </TimelineProvider>
        </SessionProvider>
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof FailedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code of a page in the navigation did not load: the header keeps the page's name. */
export const NotLoaded: Story = { tags: ['spec:NAV-14'] };
/** A page outside the navigation: the header says what failed. */
export const NotLoadedElsewhere: Story = { tags: ['spec:NAV-14'], parameters: { address: '/@mara/posts/1/quotes' } };
/** A later version of the app has taken the place of the page's code. */
export const Outdated: Story = {
  tags: ['spec:HINT-14'],
  args: { description: 'A new version is ready. Reload the page.', retryLabel: 'Reload' },
};
/** A page that threw. */
export const Crashed: Story = {
  args: { title: 'Something went wrong on this page', description: 'Try again, or reload the page.' },
};
export const CrashedElsewhere: Story = { ...Crashed, parameters: { address: '/@mara/posts/1' } };
export const Dark: Story = { globals: { theme: 'dark' } };
