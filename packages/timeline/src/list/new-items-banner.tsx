import { useFormat, useMessages } from '@rookery/ui';
import { useScroller } from '@rookery/ui/list';
import { ArrowUp } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { listMessages, type QueueTexts } from './messages.js';
import { NewItemsAnnouncement } from './new-items-announcement.js';
import type { NewItems } from './new-items.js';

interface QueueButtonProps {
  /** Posts in the queue; above 0. */
  count: number;
  /** More posts than `count` may wait. */
  hasMore?: boolean;
  /** Shows the count alone. The accessible name stays the sentence. */
  isShort?: boolean;
  itemText?: QueueTexts;
  onPress(): void;
}

interface NewItemsBannerProps extends QueueButtonProps {
  /** Whether it follows the reader down the list. Otherwise it is at the list's top. */
  isFloating: boolean;
}

/**
 * The button for new posts. At the list's top it takes room, so that it covers no post; floating over the list it takes none. Room
 * once taken stays, and rows in view keep their position when the room appears.
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
    // The list has held its rows by scrolling. At the very top the button must be in view.
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

/** Shows the queue. */
export function QueueButton({ count, hasMore = false, isShort = false, itemText, onPress }: QueueButtonProps) {
  const words = useMessages(listMessages);
  const text = itemText ?? words;
  const format = useFormat();
  const sentence = hasMore ? text.morePosts({ count }) : text.newPosts({ count });
  return (
    <button
      type="button"
      className="rk-queue-button"
      aria-label={isShort ? sentence : undefined}
      title={isShort ? sentence : undefined}
      onClick={onPress}
    >
      <ArrowUp size={16} aria-hidden="true" />
      {isShort ? format.number(count) : sentence}
    </button>
  );
}

interface NewItemsHeadProps {
  /** Posts in the queue. */
  count: number;
  /** More posts than `count` may wait. */
  hasMore: boolean;
  news: NewItems;
  onShow(): void;
  /** The texts of another kind of items. Default: posts. */
  itemText?: QueueTexts;
}

/** The head of a list with new posts: the button that shows them, and its announcement to screen readers. */
export function NewItemsHead({ count, hasMore, news, onShow, itemText }: NewItemsHeadProps) {
  // The live region stays mounted: screen readers do not announce one that is inserted together with its text.
  const [hasWaited, setHasWaited] = useState(false);
  if (count > 0 && !hasWaited) setHasWaited(true);
  const texts = itemText && { itemText };
  return (
    <>
      {hasWaited && <NewItemsAnnouncement count={news === 'flush' ? 0 : count} hasMore={hasMore} {...texts} />}
      {news !== 'nothing' && news !== 'flush' && (
        <NewItemsBanner
          count={count}
          hasMore={hasMore}
          isFloating={news !== 'button'}
          isShort={news === 'hint'}
          onPress={onShow}
          {...texts}
        />
      )}
    </>
  );
}
