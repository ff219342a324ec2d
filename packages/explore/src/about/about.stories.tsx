import { anAccount, anInstance } from '@rookery/api-client/testing';
import { TimelineProvider } from '@rookery/timeline';
import type { Meta, StoryObj } from '@storybook/react';
import { About } from './about.js';
import './styles.css';

const meta = {
  title: 'Explore/About/About',
  component: About,
  args: {
    restrictionsHref: '/restrictions',
    instance: anInstance({
      title: 'Harbour',
      description: '<p>A small server for people who like trains and lighthouses.</p>',
      rules: [
        { id: '1', text: 'Be kind to your neighbours.', hint: '' },
        { id: '2', text: 'Describe your pictures.', hint: 'A sentence is enough.' },
      ],
      email: 'staff@harbour.example',
      contact_account: anAccount({ display_name: 'Solveig', acct: 'solveig' }),
    }),
    documents: [
      { name: 'extended_description', html: '<p>We meet on Tuesdays.</p>' },
      { name: 'privacy_policy', html: '<h2>Data</h2><p>The server keeps the posts you write.</p>' },
    ],
  },
  tags: ['spec:HINT-13'],
  decorators: [
    Story => (
      <TimelineProvider options={{ isSignedIn: true }}>
        <div style={{ maxInlineSize: 600 }}>
          <Story />
        </div>
      </TimelineProvider>
    ),
  ],
} satisfies Meta<typeof About>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
/** A server that says nothing of itself. */
export const Nothing: Story = {
  args: {
    instance: anInstance({ description: '', rules: [], email: '', contact_account: null, thumbnail_url: null }),
    documents: [],
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };
