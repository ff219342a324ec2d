import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { Popover } from 'react-aria-components';
import { AriaScope } from '../aria/aria-scope.js';
import { HOVER_CARD_ATTRIBUTE } from './watch-hover.dom.js';

export interface HoverCardProps {
  /** The link that the card is about. */
  anchor: HTMLElement;
  /** The accessible name. */
  label: string;
  children: ReactNode;
}

const card = { [HOVER_CARD_ATTRIBUTE]: '' };

/** A card beside a link that neither takes the focus nor hides the page. `watchHover` says when it opens and closes. */
export function HoverCard({ anchor, label, children }: HoverCardProps) {
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor]);
  return (
    <AriaScope>
      <Popover
        {...card}
        className="rk-popover rk-hover-card"
        isOpen
        isNonModal
        aria-label={label}
        triggerRef={triggerRef}
        placement="bottom start"
      >
        {children}
      </Popover>
    </AriaScope>
  );
}
