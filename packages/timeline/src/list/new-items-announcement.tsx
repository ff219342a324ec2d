import { useMessages, VisuallyHidden } from '@rookery/ui';
import { useEffect, useRef, useState } from 'react';
import { listMessages, type QueueTexts } from './messages.js';
import { announcementDelay } from './new-items.js';

interface NewItemsAnnouncementProps {
  /** Posts in the queue. */
  count: number;
  /** More posts than `count` may wait. */
  hasMore?: boolean;
  /** The text for a number of posts. Default: '{count} new posts'. */
  describe?: ((values: { count: number }) => string) | undefined;
  itemText?: QueueTexts;
}

/** Announces the number of new posts to screen readers, at most every `ANNOUNCE_EVERY_MS`, however fast they arrive. */
export function NewItemsAnnouncement({ count, hasMore = false, describe, itemText }: NewItemsAnnouncementProps) {
  const words = useMessages(listMessages);
  const text = itemText ?? words;
  const [announced, setAnnounced] = useState(0);
  const lastAt = useRef<number | null>(null);
  const latest = useRef(count);
  useEffect(() => {
    latest.current = count;
  }, [count]);
  if (count === 0 && announced !== 0) setAnnounced(0);
  const isDue = count > 0 && count !== announced;
  useEffect(() => {
    if (!isDue) return undefined;
    const announce = () => {
      lastAt.current = Date.now();
      setAnnounced(latest.current);
    };
    const timer = setTimeout(announce, announcementDelay(lastAt.current, Date.now()));
    return () => clearTimeout(timer);
  }, [isDue]);
  return (
    <VisuallyHidden>
      <output>
        {announced > 0 && (hasMore ? text.morePostsAnnounced : (describe ?? text.newPostsAnnounced))({ count: announced })}
      </output>
    </VisuallyHidden>
  );
}
