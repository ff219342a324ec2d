import { IconButton, useMessages } from '@rookery/ui';
import { CalendarClock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { scheduleMessages } from './messages.js';
import { firstSchedule } from './schedule.js';

interface ScheduleButtonProps {
  /** Epoch ms; null: the post is published at once. */
  value: number | null;
  /** Called with a first time, or with null to remove the schedule (SCH-04). */
  onChange: (value: number | null) => void;
  /** Epoch ms; another function once the server's clock is known. */
  now: () => number;
  isDisabled?: boolean;
}

/** Adds a schedule to a draft, or removes it. Offer it where the server has scheduled posts, and not for edits. */
export function ScheduleButton({ value, onChange, now, isDisabled = false }: ScheduleButtonProps) {
  const text = useMessages(scheduleMessages);
  const offered = useRef<{ value: number; now: () => number } | null>(null);
  const offerFirst = () => {
    offered.current = { value: firstSchedule(now()), now };
    onChange(offered.current.value);
  };
  // A time that a wrong clock of this device offered, and that was not changed since, is offered by the right one.
  useEffect(() => {
    if (value !== null && value === offered.current?.value && now !== offered.current.now) offerFirst();
  });
  return (
    <IconButton
      label={value === null ? text.add() : text.remove()}
      icon={<CalendarClock size={20} strokeWidth={1.85} aria-hidden="true" />}
      isPressed={value !== null}
      disabled={isDisabled}
      onClick={() => (value === null ? offerFirst() : onChange(null))}
    />
  );
}
