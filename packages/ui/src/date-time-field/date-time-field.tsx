import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Label,
  Popover,
} from 'react-aria-components';
import { AriaScope } from '../aria/aria-scope.js';
import { useHydrated } from '../hydration/use-hydrated.js';
import { useFormattingLocale, useMessages } from '../i18n/messages-provider.js';
import { clockTimeText, localTimeZone, timeText } from './date-time-text.js';
import { clockTime, dayOf, isRepeatedTime, onDay, timesOfDay, type DayTime } from './day-times.js';
import { dateTimeMessages } from './messages.js';
import { DateBoundary, type DateProps } from './date-boundary.js';

/** The steps of the time (SCH-03). */
const STEP_MS = 15 * 60_000;

export interface DateTimeFieldProps {
  /** The accessible name of the date and the time together. */
  label: string;
  /** Epoch ms. */
  value: number;
  /** Called with milliseconds since the epoch. */
  onChange: (value: number) => void;
  /** The earliest time that is offered, epoch ms; default: any. */
  earliest?: number;
  /** Marks both fields as invalid; announced. */
  errorText?: string;
  /** IANA name; default: the time zone of the browser. */
  timeZone?: string;
}

/** A date, typed or picked from a calendar, and a time in steps of 15 minutes (SCH-01, SCH-03). Keyboard and calendar follow the locale. Empty until a server's markup is hydrated. */
export function DateTimeField({ label, value, onChange, earliest, errorText, timeZone: givenZone }: DateTimeFieldProps) {
  const isHydrated = useHydrated();
  const locale = useFormattingLocale();
  const text = useMessages(dateTimeMessages);
  const timeZone = givenZone ?? (isHydrated ? localTimeZone() : 'UTC');
  const id = useId();
  const { time, isSkipped, onDayChange } = useKeptTime(value, timeZone, onChange);
  const isInvalid = errorText !== undefined;
  return (
    <AriaScope>
      <fieldset
        className="rk-date-time"
        aria-label={label}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
        data-invalid={isInvalid || undefined}
      >
        {/* Both write `style` attributes into the markup of a server. */}
        {isHydrated && (
          <>
            <DateBoundary
              Picker={DayPicker}
              day={dayOf(value, timeZone)}
              earliest={earliest === undefined ? undefined : dayOf(earliest, timeZone)}
              isInvalid={isInvalid}
              onChange={onDayChange}
            />
            <TimeSelect {...{ value, onChange, earliest, timeZone, isInvalid }} errorId={`${id}-error`} />
          </>
        )}
        <output className="rk-date-time-note">
          {isSkipped && text.skipped({ skipped: clockTimeText(time, locale), time: timeText(value, locale, timeZone) })}
        </output>
        {/* Always in the page, so that a screen reader announces the text when it comes. */}
        <p id={`${id}-error`} className="rk-date-time-error" role="alert">
          {errorText}
        </p>
      </fieldset>
    </AriaScope>
  );
}

/**
 * The time that was chosen, which stays the wish while the day changes: a day whose clock skips it takes the next time, and the day after
 * has it again.
 */
function useKeptTime(value: number, timeZone: string, onChange: (value: number) => void) {
  const [kept, setKept] = useState<{ time: ReturnType<typeof clockTime>; instant: number } | null>(null);
  const shown = clockTime(value, timeZone);
  const time = kept?.instant === value ? kept.time : shown;
  const onDayChange: DateProps['onChange'] = day => {
    const instant = onDay(time, day, timeZone);
    setKept({ time, instant });
    onChange(instant);
  };
  return { time, isSkipped: time.compare(shown) !== 0, onDayChange };
}

function DayPicker({ day, earliest, isInvalid, onChange }: DateProps) {
  const text = useMessages(dateTimeMessages);
  return (
    <DatePicker
      className="rk-calendar-date"
      value={day}
      minValue={earliest}
      isInvalid={isInvalid}
      shouldForceLeadingZeros={false}
      // Null while a part of the date is empty: the last whole date stays.
      onChange={next => next !== null && onChange(next)}
    >
      <Label>{text.date()}</Label>
      <Group className="rk-date-box">
        <DateInput className="rk-date-segments">
          {segment => <DateSegment className="rk-date-segment" segment={segment} />}
        </DateInput>
        <Button className="rk-icon-button">
          <CalendarDays size={18} strokeWidth={1.85} aria-hidden="true" />
        </Button>
      </Group>
      <Popover className="rk-popover rk-calendar-popover">
        <Dialog className="rk-dialog">
          <Month />
        </Dialog>
      </Popover>
    </DatePicker>
  );
}

function Month() {
  return (
    <Calendar className="rk-calendar">
      <header>
        <Button slot="previous" className="rk-icon-button">
          <ChevronLeft size={18} strokeWidth={1.85} aria-hidden="true" />
        </Button>
        <Heading />
        <Button slot="next" className="rk-icon-button">
          <ChevronRight size={18} strokeWidth={1.85} aria-hidden="true" />
        </Button>
      </header>
      <CalendarGrid>
        <CalendarGridHeader>{weekday => <CalendarHeaderCell>{weekday}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{date => <CalendarCell className="rk-calendar-day" date={date} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}

interface TimeSelectProps {
  value: number;
  earliest: number | undefined;
  timeZone: string;
  isInvalid: boolean;
  errorId: string;
  onChange: (value: number) => void;
}

/** The times of the chosen day. A value between two steps, as another client may have set it, is one of them. */
function TimeSelect({ value, earliest = -Infinity, timeZone, isInvalid, errorId, onChange }: TimeSelectProps) {
  const locale = useFormattingLocale();
  const text = useMessages(dateTimeMessages);
  const id = useId();
  const times = useMemo(() => offeredTimes(value, timeZone), [value, timeZone]);
  return (
    <div className="rk-clock-time">
      <label htmlFor={id}>{text.time()}</label>
      <span className="rk-select">
        <select
          id={id}
          value={value}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? errorId : undefined}
          onChange={event => onChange(Number(event.target.value))}
        >
          {times.map(({ instant }) => (
            <option key={instant} value={instant} disabled={instant < earliest && instant !== value}>
              {timeText(instant, locale, timeZone)}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}

function offeredTimes(value: number, timeZone: string): DayTime[] {
  const times = timesOfDay(dayOf(value, timeZone), timeZone, STEP_MS);
  if (times.some(({ instant }) => instant === value)) return times;
  return [...times, { instant: value, isRepeated: isRepeatedTime(value, timeZone) }].toSorted((a, b) => a.instant - b.instant);
}
