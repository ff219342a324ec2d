import type { Meta, StoryObj } from '@storybook/react';
import { SharedText } from './share-page.js';

const meta = {
  title: 'App/Compose/SharedText',
  component: SharedText,
  args: { text: 'Two trams, one harbour\nhttps://tram.example/@tobi/114' },
} satisfies Meta<typeof SharedText>;
export default meta;

/** Text from the share menu of another app. */
export const WithText: StoryObj<typeof meta> = {};
export const RightToLeft: StoryObj<typeof meta> = { globals: { locale: 'ar', theme: 'dark' } };
