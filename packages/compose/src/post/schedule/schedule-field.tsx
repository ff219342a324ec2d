import { useMessages } from '@rookery/ui';
import { DateTimeField } from '@rookery/ui/date-time-field';
import { scheduleMessages } from './messages.js';
import { earliestSchedule } from './schedule.js';
import { useTooEarly } from './use-too-early.js';

export interface ScheduleFieldProps {
  /** Epoch ms. */
  value: number;
  onChange: (value: number) => void;
  /** Epoch ms, by the server's clock where it is known. */
  now: () => number;
  /** IANA name; default: the time zone of the browser. */
  timeZone?: string;
}

/** The time of a scheduled post. One that is too early, or becomes so, has the error style and says why (SCH-02). */
export function ScheduleField({ value, onChange, now, timeZone }: ScheduleFieldProps) {
  const text = useMessages(scheduleMessages);
  const hasError = useTooEarly(value, now);
  return (
    <DateTimeField
      label={text.label()}
      value={value}
      onChange={onChange}
      earliest={earliestSchedule(now())}
      {...(hasError && { errorText: text.tooEarly() })}
      {...(timeZone !== undefined && { timeZone })}
    />
  );
}
