export { MenuPopover } from './menu-popover.js';
export type { MenuItem, MenuPopoverProps } from './menu-popover.js';
