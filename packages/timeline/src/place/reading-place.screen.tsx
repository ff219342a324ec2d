import { lazyPart } from '@rookery/ui';
import { useScroller } from '@rookery/ui/list';
import { useCallback } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { useReadingPlace, type ReadingPlaceOptions } from './use-reading-place.js';

// Most visits have no offer.
const ContinueOffer = lazyPart(async () => (await import('./continue-offer.js')).ContinueOffer, { isQuiet: true });

interface ReadingPlaceScreenProps extends Omit<ReadingPlaceOptions, 'onGo'> {
  /** Turns to the page that begins with this row, in a list of pages. */
  onTurnTo(key: string): void;
}

/** Saves the reader's place in Home for this and other devices, and offers the place that was saved. */
export function ReadingPlaceScreen({ onTurnTo, ...options }: ReadingPlaceScreenProps) {
  const { list } = options;
  const scroller = useScroller();
  const { catchUp: catchUpHref = null } = useTimelineOptions().hrefs;
  const onGo = useCallback(
    (key: string) => {
      if (list.current?.scrollToKey(key, { offset: scroller.padding().start }) === false) onTurnTo(key);
      list.current?.element()?.focus({ preventScroll: true });
    },
    [list, scroller, onTurnTo],
  );
  const { isOffered, isFromOther, isGoing, go, dismiss } = useReadingPlace({ ...options, onGo });
  if (!isOffered) return null;
  return (
    <ContinueOffer
      isFromOther={isFromOther}
      isGoing={isGoing}
      catchUpHref={catchUpHref}
      onGo={() => void go()}
      onDismiss={dismiss}
      // While an offer is open no place is saved.
      onLoadFailed={dismiss}
    />
  );
}
