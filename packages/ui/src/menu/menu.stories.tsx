import type { Meta, StoryObj } from '@storybook/react';
import { Bookmark, Ellipsis, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../button/icon-button.js';
import { LazyMenuButton } from './lazy-menu-button.js';
import { type MenuItem, MenuPopover } from './menu-popover.js';

const items: MenuItem[] = [
  { id: 'bookmark', label: 'Bookmark', icon: <Bookmark size={18} strokeWidth={1.85} aria-hidden="true" /> },
  { id: 'copy', label: 'Copy link', isDisabled: true },
  { id: 'delete', label: 'Delete', icon: <Trash2 size={18} strokeWidth={1.85} aria-hidden="true" />, isDanger: true },
];
const icon = <Ellipsis size={18} strokeWidth={1.85} aria-hidden="true" />;

const meta = {
  title: 'UI/Overlays/Menu',
  component: LazyMenuButton,
  parameters: {
    keys: [
      ['Enter, Space, ArrowDown', 'Opens the menu at its first item.'],
      ['ArrowUp, ArrowDown', 'Moves between the items.'],
      ['Home, End', 'Moves to the first or the last item.'],
      ['Letters', 'Moves to the item that begins with them.'],
      ['Escape', 'Closes the menu and returns the focus.'],
    ],
  },
  args: { label: 'More', icon, items },
} satisfies Meta<typeof LazyMenuButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { render: () => <OpenMenu /> };

function OpenMenu() {
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <div style={{ minBlockSize: 260 }}>
      <IconButton ref={trigger} label="More" icon={icon} aria-haspopup="menu" />
      <MenuPopover triggerRef={trigger} label="More" items={items} isOpen onOpenChange={() => undefined} />
    </div>
  );
}
