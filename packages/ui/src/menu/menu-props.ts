import type { ReactNode, RefObject } from 'react';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Goes there instead of acting; opens where links open. */
  href?: string;
  onAction?: () => void;
  /** @selector [data-danger] */
  isDanger?: boolean;
  isDisabled?: boolean;
}

export interface MenuPopoverProps {
  /** The button it belongs to: where it is placed and where the focus goes back to. */
  triggerRef: RefObject<HTMLElement | null>;
  id?: string;
  /** Its name; the same as the button's. */
  label: string;
  items: readonly MenuItem[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Which item gets the focus; with a pointer none until the first key. */
  focus?: 'first' | 'last' | 'none';
}
