import { useFormattingLocale, useMessages } from '@rookery/ui';
import { dateTimeText, localTimeZone } from '@rookery/ui/date-time-field';
import { CalendarClock, X } from 'lucide-react';
import { scheduleMessages } from './messages.js';
import { useTooEarly } from './use-too-early.js';

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
