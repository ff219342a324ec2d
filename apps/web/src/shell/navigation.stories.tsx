import type { Meta, StoryObj } from '@storybook/react';
import { MemoryRouter } from 'react-router-dom';
import { barPlaces, destinations } from './destinations.js';
import { Navigation } from './navigation.js';

const meta = {
  title: 'App/Navigation',
  component: Navigation,
  args: { items: destinations('mara'), label: 'Main' },
  decorators: [
    Story => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof Navigation>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A member's places. */
export const Member: Story = {};
/** A visitor's places. */
export const Visitor: Story = { args: { items: destinations(null) } };
/** The bar at the bottom of a phone. */
export const Bar: Story = { args: { items: barPlaces(destinations('mara')).shown, isBar: true } };
