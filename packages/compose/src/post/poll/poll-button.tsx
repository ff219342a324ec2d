import { IconButton, useMessages } from '@rookery/ui';
import { ChartBar } from 'lucide-react';
import type { DraftPoll } from '@rookery/store';
import { composeMessages } from '../messages.js';
import { newPoll, type PollLimits } from './poll-rules.js';

interface PollButtonProps {
  value: DraftPoll | null;
  onChange: (value: DraftPoll | null) => void;
  limits: PollLimits;
  /** The draft has media, and the server takes no poll with them: the button says so. */
  isRefused?: boolean;
  isDisabled?: boolean;
}

/** Adds a poll to a draft, or removes it. */
export function PollButton({ value, onChange, limits, isRefused = false, isDisabled = false }: PollButtonProps) {
  const text = useMessages(composeMessages);
  const isBlocked = isRefused && value === null;
  return (
    <IconButton
      label={isBlocked ? text.pollWithMedia() : value === null ? text.addPoll() : text.removePoll()}
      icon={<ChartBar size={20} strokeWidth={1.85} aria-hidden="true" />}
      isPressed={value !== null}
      disabled={isBlocked || isDisabled}
      onClick={() => onChange(value === null ? newPoll(limits) : null)}
    />
  );
}
