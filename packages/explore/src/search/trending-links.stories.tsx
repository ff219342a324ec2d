import type { TrendingLink } from '@rookery/api-client';
import { aStatus } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { TrendingLinks } from './trending-links.js';
import './styles.css';

const aLink = (fields: Partial<TrendingLink>): TrendingLink => ({
  url: 'https://news.example/a',
  title: 'Night trains return to the harbour line',
  description: '',
  type: 'link',
  author_name: '',
  author_url: '',
  authors: [],
  provider_name: 'The Harbour Gazette',
  provider_url: '',
  html: '',
  width: 0,
  height: 0,
  image: null,
  image_description: '',
  embed_url: '',
  blurhash: null,
  language: null,
  published_at: null,
  history: [{ day: 1_795_000_000, uses: 40, accounts: 31 }],
  ...fields,
});

const picture = aStatus().account.avatar;

const meta = {
  title: 'Explore/Search/TrendingLinks',
  component: TrendingLinks,
  tags: ['spec:HINT-07'],
  args: {
    allHref: '/links',
    className: 'section',
    links: [
      aLink({ image: picture }),
      aLink({ url: 'https://news.example/b', title: 'A title '.repeat(30), history: [{ day: 1, uses: 1, accounts: 1 }] }),
      aLink({ url: 'https://news.example/c', title: '', provider_name: 'news.example', history: [] }),
      aLink({ url: 'javascript:alert(1)', title: 'Not shown' }),
    ],
  },
} satisfies Meta<typeof TrendingLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
/** As in the side column. */
export const Panel: Story = {
  args: { className: 'panel' },
  decorators: [
    Story => (
      <div style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };
