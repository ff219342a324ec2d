import { useState } from 'react';
import { NewItemsAnnouncement } from './new-items-announcement.js';
import type { QueueTexts } from './messages.js';
import { NewItemsBanner } from './new-items-banner.js';
import type { NewItems } from './new-items.js';

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
