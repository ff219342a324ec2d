import { Switch, TextField, useFormattingLocale, useMessages } from '@rookery/ui';
import { useMemo, useState } from 'react';
import { defaultQuietSpan, minuteOf, quietSpans, quietText, timeText, type QuietSpan } from './quiet-hours.js';
import { quietMessages } from './messages.js';

export interface QuietHoursSettingProps {
  /** Spans as they are stored. The first one is shown; empty: there are no quiet hours. */
  hours: readonly string[];
  onChange(hours: readonly string[]): void;
}

/** The choice of quiet hours: from when to when, and on which days they begin. */
export function QuietHoursSetting({ hours, onChange }: QuietHoursSettingProps) {
  const text = useMessages(quietMessages);
  const days = useWeek();
  const [chosen] = quietSpans(hours);
  // Turned off and on again they are the same.
  const [latest, setLatest] = useState(defaultQuietSpan);
  const span = chosen ?? latest;
  const put = (change: Partial<QuietSpan>): void => {
    const next = { ...span, ...change };
    setLatest(next);
    onChange([quietText(next)]);
  };
  const time = (name: 'from' | 'to') => (
    <TextField
      className="rk-quiet-time"
      type="time"
      label={text[name]()}
      value={timeText(span[name])}
      onChange={({ currentTarget }) => {
        const minute = minuteOf(currentTarget.value);
        // Empty while it is being typed.
        if (minute !== null) put({ [name]: minute });
      }}
    />
  );
  return (
    <div className="rk-quiet">
      <Switch
        label={text.label()}
        description={text.hint()}
        isOn={chosen !== undefined}
        onChange={isOn => (isOn ? put({}) : onChange([]))}
      />
      {chosen !== undefined && (
        <>
          <div className="rk-quiet-times">
            {time('from')}
            {time('to')}
          </div>
          {span.to <= span.from && <p className="rk-quiet-note">{text.nextDay()}</p>}
          <fieldset className="rk-quiet-days">
            <legend>{text.days()}</legend>
            {days.map(({ day, short, long }) => (
              <label key={day} title={long}>
                <input
                  type="checkbox"
                  aria-label={long}
                  checked={span.days.includes(day)}
                  // Without a day there are no quiet hours: that is what the switch is for.
                  disabled={span.days.length === 1 && span.days.includes(day)}
                  onChange={({ currentTarget }) =>
                    put({ days: currentTarget.checked ? [...span.days, day] : span.days.filter(other => other !== day) })
                  }
                />
                <span aria-hidden="true">{short}</span>
              </label>
            ))}
          </fieldset>
        </>
      )}
    </div>
  );
}

/** A Sunday, in UTC. */
const SUNDAY = Date.UTC(2026, 0, 4);
const DAY_MS = 86_400_000;

/** The days of the week in the reader's language, from its first day on. */
function useWeek() {
  const locale = useFormattingLocale();
  return useMemo(() => {
    const name = (day: number, weekday: 'short' | 'long') =>
      new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(SUNDAY + day * DAY_MS);
    return Array.from({ length: 7 }, (_, index) => {
      const day = (firstDay(locale) + index) % 7;
      return { day, short: name(day, 'short'), long: name(day, 'long') };
    });
  }, [locale]);
}

/** The first day of the week where the browser knows it, else Monday. */
function firstDay(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?(): { firstDay: number } };
  return (known.getWeekInfo?.().firstDay ?? 1) % 7;
}
