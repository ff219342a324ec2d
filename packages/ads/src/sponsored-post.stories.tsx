import { aCard, anAd } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from 'storybook/test';
import { SponsoredPost } from './sponsored-post.js';
import './styles.css';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Crect width="16" height="9" fill="%23d8b46a"/%3E%3Ccircle cx="8" cy="4.5" r="2.5" fill="%23fff6dd"/%3E%3C/svg%3E';
const card = aCard({
  url: 'https://lamps.example/winter',
  title: 'Lamps for long evenings, made in the harbour',
  description: 'Hand-blown shades, warm light, and parts you can replace for as long as you own one.',
  provider_name: 'lamps.example',
  image: picture,
});

const meta = {
  title: 'Ads/Cards/SponsoredPost',
  component: SponsoredPost,
  args: {
    ad: anAd({ card }),
    site: { title: 'Harbour', thumbnail: null },
    titleId: 'ad',
    onSeen: () => undefined,
  },
  decorators: [
    Story => (
      <article aria-labelledby="ad" style={{ maxInlineSize: 600, minBlockSize: 260 }}>
        <Story />
      </article>
    ),
  ],
} satisfies Meta<typeof SponsoredPost>;
export default meta;
type Story = StoryObj<typeof meta>;

const openReason: Story['play'] = async ({ canvasElement }) => {
  const button = within(canvasElement).getByRole('button');
  await userEvent.click(button);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
};

export const Shown: Story = { tags: ['spec:ADS-05'] };
export const WithoutPicture: Story = { args: { ad: anAd({ card: { ...card, image: null } }) }, tags: ['spec:ADS-05'] };
/** An ad of Rumble has a picture alone. */
export const PictureAlone: Story = { args: { ad: anAd({ card: { ...card, title: '', description: '' } }) } };
export const LongTexts: Story = {
  args: {
    ad: anAd({
      card: { ...card, title: 'Light '.repeat(60), description: 'Unbroken'.repeat(80), provider_name: 'x'.repeat(200) },
    }),
    site: { title: 'A site with a name that is far too long for one line of a narrow column '.repeat(4), thumbnail: picture },
  },
};
/** The site gives the reason. */
export const Why: Story = { tags: ['spec:ADS-06', 'spec:ADS-07'], play: openReason };
/** The ad has a reason of its own. */
export const OwnReason: Story = {
  args: { ad: anAd({ card, reason: 'You read posts about lamps, in a language that this shop ships to.' }) },
  tags: ['spec:ADS-07'],
  play: openReason,
};
export const WhyRightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' }, play: openReason };
