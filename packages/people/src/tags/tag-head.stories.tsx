import type { Meta, StoryObj } from '@storybook/react';
import { TagHead } from './tag-head.js';
import './styles.css';

const meta = {
  title: 'People/Tags/TagHead',
  component: TagHead,
  args: {
    choice: { name: 'birdwatching', any: [], all: [], none: [] },
    hrefOf: tag => `/tags/${tag}`,
    onChange: () => undefined,
  },
} satisfies Meta<typeof TagHead>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One hashtag, with the form that adds more. */
export const One: Story = { tags: ['spec:NAV-02'] };
/** Several hashtags, each with a remove button. */
export const Several: Story = {
  tags: ['spec:NAV-02'],
  args: { choice: { name: 'birdwatching', any: ['letterpress', 'طيور'], all: ['NightTrains'], none: ['gulls'] } },
};
