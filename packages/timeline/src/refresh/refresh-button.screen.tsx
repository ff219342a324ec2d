import { useStore } from '@rookery/ui';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { RefreshButton } from './refresh-button.js';
import { refreshNow } from '../options/refresh-point.js';

/** The button for the list or thread on the page. Renders nothing without one. */
export function RefreshButtonScreen() {
  const { refreshPoint } = useTimelineOptions();
  const { refresh, isBusy } = useStore(refreshPoint, state => state);
  if (refresh === null) return null;
  return <RefreshButton isBusy={isBusy} onPress={() => void refreshNow(refreshPoint)} />;
}
