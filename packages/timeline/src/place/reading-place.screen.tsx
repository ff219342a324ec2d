import { ContinueOffer } from './continue-offer.js';
import { useReadingPlace, type ReadingPlaceOptions } from './use-reading-place.js';

/** Keeps the place in Home over the member's devices; draws the offer of another one's. */
export function ReadingPlaceScreen(props: ReadingPlaceOptions) {
  const { isOffered, isGoing, go, dismiss } = useReadingPlace(props);
  if (!isOffered) return null;
  return <ContinueOffer isGoing={isGoing} onGo={() => void go()} onDismiss={dismiss} />;
}
