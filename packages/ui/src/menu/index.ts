export { MenuPopover } from './menu-popover.js';
export type { MenuChoices, MenuItem, MenuPopoverProps } from './menu-popover.js';
