import { useScroller } from '@rookery/ui/list';
import { useCallback } from 'react';
import { ContinueOffer } from './continue-offer.js';
import { useReadingPlace, type ReadingPlaceOptions } from './use-reading-place.js';

interface ReadingPlaceScreenProps extends Omit<ReadingPlaceOptions, 'onGo'> {
  /** Turns to the page that begins with this row, in a list of pages. */
  onTurnTo(key: string): void;
}

/** Saves the reader's place in Home for this and other devices, and offers the place that was saved. */
export function ReadingPlaceScreen({ onTurnTo, ...options }: ReadingPlaceScreenProps) {
  const { list } = options;
  const scroller = useScroller();
  const onGo = useCallback(
    (key: string) => {
      if (list.current?.scrollToKey(key, { offset: scroller.padding().start }) === false) onTurnTo(key);
      list.current?.element()?.focus({ preventScroll: true });
    },
    [list, scroller, onTurnTo],
  );
  const { isOffered, isFromOther, isGoing, go, dismiss } = useReadingPlace({ ...options, onGo });
  if (!isOffered) return null;
  return <ContinueOffer isFromOther={isFromOther} isGoing={isGoing} onGo={() => void go()} onDismiss={dismiss} />;
}
