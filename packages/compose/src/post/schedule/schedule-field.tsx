import { useFormattingLocale, useMessages } from '@rookery/ui';
import { DateTimeField, dateTimeText, localTimeZone } from '@rookery/ui/date-time-field';
import { CalendarClock, X } from 'lucide-react';
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

export interface SchedulePillProps {
  /** Epoch ms. */
  value: number;
  now: () => number;
  /** Whether the field of the date and time is shown. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onRemove: () => void;
  /** IANA name; default: the time zone of the browser. */
  timeZone?: string;
  isDisabled?: boolean;
}

/** The scheduled time of a draft (SCH-03): a press opens its field, × removes the schedule (SCH-04). */
export function SchedulePill({ value, now, isOpen, onOpenChange, onRemove, timeZone, isDisabled = false }: SchedulePillProps) {
  const text = useMessages(scheduleMessages);
  const locale = useFormattingLocale();
  const time = dateTimeText(value, locale, timeZone ?? localTimeZone());
  return (
    <span className="rk-compose-pill rk-schedule-pill" data-invalid={useTooEarly(value, now) || undefined}>
      <button
        type="button"
        aria-label={text.change({ time })}
        aria-expanded={isOpen}
        disabled={isDisabled}
        onClick={() => onOpenChange(!isOpen)}
      >
        <CalendarClock size={14} strokeWidth={2} aria-hidden="true" />
        {time}
      </button>
      <button type="button" aria-label={text.remove()} disabled={isDisabled} onClick={onRemove}>
        <X size={14} strokeWidth={2} aria-hidden="true" />
      </button>
    </span>
  );
}
