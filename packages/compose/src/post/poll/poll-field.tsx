import { Button, IconButton, Switch, useMessages } from '@rookery/ui';
import { Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { DraftPoll } from '@rookery/store';
import { composeMessages } from '../messages.js';
import { pollMessages } from './messages.js';
import { PollDuration } from './poll-duration.js';
import { PollOption } from './poll-option.js';
import {
  addOption,
  changeOption,
  MIN_OPTIONS,
  pollProblem,
  removeOption,
  type PollLimits,
  type PollProblem,
} from './poll-rules.js';
import { usePollText } from './use-poll-text.js';

/** Problems of options that are still to be written. */
const unwritten: readonly PollProblem['kind'][] = ['too-few', 'empty'];

export interface PollFieldProps {
  value: DraftPoll;
  /** Called with null when the poll is removed. */
  onChange: (value: DraftPoll | null) => void;
  limits: PollLimits;
  /** Shows why the poll cannot be sent, also before the options are left: after an attempt to send. */
  isChecked?: boolean;
  /** Moves the focus to the first option: the poll was just added. */
  isNew?: boolean;
}

/** The poll of a draft (CMP-01): options, how long it is open, one or several choices. Enter goes to the next option, Backspace removes an empty one. */
export function PollField({ value, onChange, limits, isChecked = false, isNew = false }: PollFieldProps) {
  const text = useMessages(pollMessages);
  const composeText = useMessages(composeMessages);
  const errorId = useId();
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  /** The option that receives the focus when it is mounted. */
  const wanted = useRef<number | null>(isNew ? 0 : null);
  const [wasLeft, setLeft] = useState(false);
  const problem = pollProblem(value, limits);
  const problemText = usePollText(limits);
  // Options that are still to be written are no error before the person has begun to write them.
  const isBegun = value.options.some(option => option.trim() !== '');
  const isShown = problem !== null && (isChecked || !unwritten.includes(problem.kind) || (wasLeft && isBegun));
  const isOfDuration = problem?.kind === 'ends-too-soon' || problem?.kind === 'ends-too-late';
  const { options } = value;

  const focus = (index: number): void => {
    wanted.current = index;
    inputs.current[index]?.focus();
  };
  const add = (): void => {
    onChange(addOption(value, limits));
    wanted.current = options.length;
  };
  const next = (index: number): void => {
    if (index + 1 < options.length) focus(index + 1);
    else if (options[index]?.trim() !== '' && options.length < limits.maxOptions) add();
  };

  return (
    <fieldset className="rk-poll-field" aria-label={text.label()} aria-describedby={isShown ? errorId : undefined}>
      <IconButton
        className="rk-poll-remove"
        label={composeText.removePoll()}
        icon={<X size={18} strokeWidth={1.85} aria-hidden="true" />}
        onClick={() => onChange(null)}
      />
      <ol>
        {options.map((option, index) => (
          <PollOption
            // Options have no identity; an input keeps its place and takes the text of it.
            key={index}
            fieldRef={element => {
              inputs.current[index] = element;
              if (element === null || wanted.current !== index) return;
              wanted.current = null;
              element.focus();
            }}
            number={index + 1}
            value={option}
            limit={limits.maxOptionCharacters}
            isInvalid={isShown && problem !== null && 'option' in problem && problem.option === index}
            onChange={changed => onChange(changeOption(value, index, changed))}
            onNext={() => next(index)}
            onLeave={() => setLeft(true)}
            onRemove={
              options.length > MIN_OPTIONS
                ? () => {
                    onChange(removeOption(value, index));
                    focus(Math.max(0, index - 1));
                  }
                : undefined
            }
          />
        ))}
      </ol>
      {options.length < limits.maxOptions && (
        <Button size="sm" variant="plain" onClick={add}>
          <Plus size={16} strokeWidth={2} aria-hidden="true" />
          {text.addOption()}
        </Button>
      )}
      <PollDuration
        value={value.expiresIn}
        limits={limits}
        isInvalid={isOfDuration}
        onChange={expiresIn => onChange({ ...value, expiresIn })}
      />
      <Switch label={text.multiple()} isOn={value.multiple} onChange={multiple => onChange({ ...value, multiple })} />
      <p id={errorId} className="rk-field-error" role="alert">
        {isShown && problem !== null ? problemText(problem) : null}
      </p>
    </fieldset>
  );
}
