import type { Meta, StoryObj } from '@storybook/react';
import type { CSSProperties } from 'react';
import type { Translations } from '@rookery/ui';
import { StartNotice } from './start-notice.js';

const catalogues: Readonly<Record<string, Translations>> = Object.assign(
  { en: {} },
  ...Object.values(import.meta.glob<object>('../locales/*.ts', { eager: true })),
);

const meta = {
  title: 'App/Shell/StartNotice',
  component: StartNotice,
  args: { catalogues },
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
export const German: Story = { tags: ['spec:I18N-01'], globals: { locale: 'de' } };
