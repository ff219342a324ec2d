import type { Meta, StoryObj } from '@storybook/react';
import { PromoPanel } from './promo-panel.js';
import './styles.css';

const meta = {
  title: 'Explore/Site/PromoPanel',
  component: PromoPanel,
  args: {
    className: 'app-panel',
    siteTitle: 'Harbour',
    items: [
      {
        icon: 'gift',
        text: 'Support the server',
        url: 'https://harbour.example/support',
        textLocales: new Map([['ar', 'ادعم الخادم']]),
      },
      { icon: 'fa-comment', text: 'Talk to the staff', url: 'https://harbour.example/talk', textLocales: new Map() },
      { icon: 'a-name-that-nobody-knows', text: 'Something else', url: 'https://harbour.example/', textLocales: new Map() },
    ],
  },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PromoPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An unknown icon becomes that of a link. */
export const ThreeLinks: Story = { tags: ['spec:UI-03'] };
export const LongText: Story = {
  args: { items: [{ icon: '', text: 'Word '.repeat(40), url: 'https://harbour.example/', textLocales: new Map() }] },
};
/** The texts of the language of the interface, where the site has them. */
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };
