import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useMemo } from 'react';
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
import { useLocale, useMessages } from '../i18n/messages-provider.js';
import { dayOf, isRepeatedTime, onDay, timesOfDay, type DayTime } from './day-times.js';
import { localTimeZone, timeText } from './date-time-text.js';
import { dateTimeMessages } from './messages.js';

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
  const timeZone = givenZone ?? (isHydrated ? localTimeZone() : 'UTC');
  const id = useId();
  const day = dayOf(value, timeZone);
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
            <DayPicker
              day={day}
              earliest={earliest === undefined ? undefined : dayOf(earliest, timeZone)}
              isInvalid={isInvalid}
              onChange={next => onChange(onDay(value, next, timeZone))}
            />
            <TimeSelect {...{ value, onChange, earliest, timeZone, isInvalid }} errorId={`${id}-error`} />
          </>
        )}
        {/* Always in the page, so that a screen reader announces the text when it comes. */}
        <p id={`${id}-error`} className="rk-date-time-error" role="alert">
          {errorText}
        </p>
      </fieldset>
    </AriaScope>
  );
}

type Day = ReturnType<typeof dayOf>;

interface DayPickerProps {
  day: Day;
  earliest: Day | undefined;
  isInvalid: boolean;
  onChange: (day: Day) => void;
}

function DayPicker({ day, earliest, isInvalid, onChange }: DayPickerProps) {
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
  const { locale } = useLocale();
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
