import { useState } from 'react';
import { NewItemsAnnouncement } from './new-items-announcement.js';
import { NewItemsBanner } from './new-items-banner.js';
import type { NewItems } from './new-items.js';

interface NewItemsHeadProps {
  /** Posts in the queue. */
  count: number;
  /** More posts than `count` may wait. */
  hasMore: boolean;
  news: NewItems;
  onShow(): void;
}

/** The head of a list with new posts: the button that shows them, and its announcement to screen readers. */
export function NewItemsHead({ count, hasMore, news, onShow }: NewItemsHeadProps) {
  // The live region stays mounted: screen readers do not announce one that is inserted together with its text.
  const [hasWaited, setHasWaited] = useState(false);
  if (count > 0 && !hasWaited) setHasWaited(true);
  return (
    <>
      {hasWaited && <NewItemsAnnouncement count={news === 'flush' ? 0 : count} hasMore={hasMore} />}
      {news !== 'nothing' && news !== 'flush' && (
        <NewItemsBanner
          count={count}
          hasMore={hasMore}
          isFloating={news !== 'button'}
          isShort={news === 'hint'}
          onPress={onShow}
        />
      )}
    </>
  );
}
