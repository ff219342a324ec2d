import type { Meta, StoryObj } from '@storybook/react';
import { createPortal } from 'react-dom';
import { NavTabs } from '@rookery/ui';
import { ColumnFrame, type ColumnFrameProps } from './column-frame.js';
import './columns.css';

const rows = Array.from({ length: 30 }, (_, index) => `Row ${index + 1}`);

const Content: ColumnFrameProps['children'] = ({ tabs }) => (
  <>
    {tabs !== null &&
      createPortal(
        <NavTabs
          label="Filters"
          items={[
            { href: '/notifications/all', label: 'All', isCurrent: true },
            { href: '/notifications/mentions', label: 'Mentions', isCurrent: false },
          ]}
        />,
        tabs,
      )}
    <ul>
      {rows.map(row => (
        <li key={row}>
          <a href="/notifications">{row}</a>
        </li>
      ))}
    </ul>
  </>
);

const meta = {
  title: 'App/Columns/ColumnFrame',
  component: ColumnFrame,
  parameters: {
    layout: 'fullscreen',
    keys: [['ArrowLeft, ArrowRight', 'On the grip: moves the column.']],
  },
  args: {
    id: 'notifications',
    title: 'Notifications',
    isDragged: false,
    isCurrent: false,
    gripProps: {},
    onMoveLeft: () => undefined,
    onMoveRight: () => undefined,
    onRemove: () => undefined,
    onUse: () => undefined,
    children: Content,
  },
  decorators: [
    Story => (
      <div className="app-deck" style={{ blockSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ColumnFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A column with tabs. */
export const Tabs: Story = {};

/** Where a tab was opened, a button leads back in the column. */
export const WithBack: Story = { args: { onBack: () => undefined } };

/** While its grip is dragged. */
export const Dragged: Story = { args: { isDragged: true } };

/** A long title is cut; the tooltip has the whole. */
export const LongTitle: Story = {
  args: { title: 'Everything that was ever said about birds, trams and lighthouses on all of the servers' },
};

export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };
