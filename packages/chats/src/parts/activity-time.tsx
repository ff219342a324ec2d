import { RelativeTime, useFormat } from '@rookery/ui';
import { activityForm } from './day-label.js';

/** When a chat was last active, as short as a row of the inbox needs it. */
export function ActivityTime({ dateTime }: { dateTime: string }) {
  const format = useFormat();
  const instant = Date.parse(dateTime);
  if (Number.isNaN(instant)) return null;
  // oxlint-disable-next-line react/purity -- the form changes once a day: the next render is soon enough
  const form = activityForm(instant, Date.now());
  if (form !== 'weekday') return <RelativeTime dateTime={dateTime} />;
  return <RelativeTime dateTime={dateTime} text={format.date(dateTime, { weekday: 'short' })} />;
}
