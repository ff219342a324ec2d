import type { Meta, StoryObj } from '@storybook/react';
import type { CSSProperties } from 'react';
import { ar } from '../locales/ar.js';
import { StartNotice } from './start-notice.js';

const meta = {
  title: 'App/Shell/StartNotice',
  component: StartNotice,
  args: { catalogues: { en: {}, ar } },
  decorators: [
    Story => (
      <div style={{ '--app-start-after': '0s', minBlockSize: 400 } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StartNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ten seconds after a page has loaded whose app has not started. */
export const Late: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
/** The notice has the language of the root element. */
export const Arabic: Story = { globals: { locale: 'ar' } };
