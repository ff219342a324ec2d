import { useScroller } from '@rookery/ui/list';
import { useLayoutEffect, useRef, useState } from 'react';
import { QueueButton, type QueueButtonProps } from './queue-button.js';

export interface NewItemsBannerProps extends QueueButtonProps {
  /** Whether it follows the reader down the list; else it stands at the list's top. */
  isFloating: boolean;
}

/**
 * The button for new posts over the list. At the list's top it has room of its own, so that it covers no post; over a
 * list being read it takes none. Room once given stays, and rows being read keep their place when it comes.
 */
export function NewItemsBanner({ isFloating, ...button }: NewItemsBannerProps) {
  const scroller = useScroller();
  const element = useRef<HTMLDivElement>(null);
  const floatedFirst = useRef(isFloating);
  const [hasRoom, setHasRoom] = useState(!isFloating);
  if (!isFloating && !hasRoom) setHasRoom(true);
  useLayoutEffect(() => {
    const room = hasRoom ? (element.current?.offsetHeight ?? 0) : 0;
    if (room === 0) return undefined;
    if (floatedFirst.current) {
      scroller.scrollBy(room);
      return undefined;
    }
    // The list that took in the new posts has held its rows by scrolling; at the page's very top the button is to be seen.
    const frame = requestAnimationFrame(() => {
      const offset = scroller.offset();
      if (offset > 0 && offset <= room) scroller.scrollTo(0);
    });
    return () => cancelAnimationFrame(frame);
  }, [hasRoom, scroller]);
  return (
    <div ref={element} className="rk-new-items" data-floating={isFloating || undefined} data-room={hasRoom || undefined}>
      <QueueButton {...button} />
    </div>
  );
}
