import { useMessages } from '@rookery/ui';
import { useId } from 'react';
import { pollMessages } from './messages.js';
import { durationChoices, durationOf, secondsOf, type Duration, type PollLimits } from './poll-rules.js';

interface PollDurationProps {
  /** Seconds. */
  value: number;
  limits: PollLimits;
  isInvalid: boolean;
  onChange: (seconds: number) => void;
}

const parts = [
  { part: 'days', label: 'daysLabel' },
  { part: 'hours', label: 'hoursLabel' },
  { part: 'minutes', label: 'minutesLabel' },
] as const satisfies readonly { part: keyof Duration; label: keyof (typeof pollMessages)['texts'] }[];

/** How long a poll is open: days, hours and minutes. */
export function PollDuration({ value, limits, isInvalid, onChange }: PollDurationProps) {
  const text = useMessages(pollMessages);
  const id = useId();
  const duration = durationOf(value);
  const choices = durationChoices(value, limits);
  return (
    <fieldset className="rk-poll-duration" aria-labelledby={id}>
      <span id={id}>{text.duration()}</span>
      {parts
        .filter(({ part }) => choices[part].length > 1)
        .map(({ part, label }) => (
          <span key={part} className="rk-select">
            <select
              aria-label={text[label]()}
              aria-invalid={isInvalid || undefined}
              value={duration[part]}
              onChange={event => onChange(secondsOf({ ...duration, [part]: Number(event.target.value) }))}
            >
              {choices[part].map(count => (
                <option key={count} value={count}>
                  {text[part]({ count })}
                </option>
              ))}
            </select>
          </span>
        ))}
    </fieldset>
  );
}
