import { Button, Form, Switch, TextField, useMessages } from '@rookery/ui';
import { DateTimeField } from '@rookery/ui/date-time-field';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { MediaLimits } from '@rookery/store/drafts';
import { BannerField } from './banner-field.js';
import { withEnd, withStart, type EventDraft, type EventProblem } from './event-draft.js';
import { editorMessages } from './messages.js';

export interface EventFormProps {
  draft: EventDraft;
  onChange(draft: EventDraft): void;
  /** Shown beside their fields. */
  problems: readonly EventProblem[];
  limits: MediaLimits;
  newId(): string;
  /** The field of the place. */
  placeField: ReactNode;
  onSend(): void;
  isSending: boolean;
  /** Above the button: why the event was not handed over, or that the draft is not stored. */
  note: string | null;
  /** The earliest start that is offered, epoch ms. */
  earliest?: number | undefined;
}

const NAME_LENGTH = 200;

/** The fields of an event (EVT-02). */
export function EventForm({
  draft,
  onChange,
  problems,
  onSend,
  isSending,
  note,
  placeField,
  earliest,
  ...banner
}: EventFormProps) {
  const text = useMessages(editorMessages);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [sendCount, setSendCount] = useState(0);
  const isNew = draft.editedId === null;
  // The problems of a press are shown with the render that follows it.
  useEffect(() => {
    if (sendCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [sendCount]);
  return (
    <Form
      ref={form}
      className="rk-event-form"
      onSubmit={() => {
        setSendCount(count => count + 1);
        if (!isSending) onSend();
      }}
    >
      <BannerField {...banner} value={draft.banner} onChange={next => onChange({ ...draft, banner: next })} />
      <TextField
        label={text.name()}
        required
        maxLength={NAME_LENGTH}
        value={draft.name}
        onChange={event => onChange({ ...draft, name: event.target.value })}
        {...(problems.includes('name') ? { errorText: text.nameMissing() } : {})}
      />
      <div className="rk-field">
        <label htmlFor={id}>{text.description()}</label>
        <textarea
          id={id}
          className="rk-event-text"
          dir="auto"
          rows={4}
          value={draft.status}
          onChange={event => onChange({ ...draft, status: event.target.value })}
        />
      </div>
      {placeField}
      <Time
        label={text.start()}
        value={draft.start}
        onChange={start => onChange(withStart(draft, start))}
        {...(earliest === undefined ? {} : { earliest })}
        {...(problems.includes('start') ? { errorText: text.startPassed() } : {})}
      />
      <Switch label={text.hasEnd()} isOn={draft.end !== null} onChange={hasEnd => onChange(withEnd(draft, hasEnd))} />
      {draft.end !== null && (
        <Time
          label={text.end()}
          value={draft.end}
          earliest={draft.start}
          onChange={end => onChange({ ...draft, end })}
          {...(problems.includes('end') ? { errorText: text.endTooEarly() } : {})}
        />
      )}
      {isNew && (
        <Switch
          label={text.approve()}
          description={text.approveHint()}
          isOn={draft.isRestricted}
          onChange={isRestricted => onChange({ ...draft, isRestricted })}
        />
      )}
      <footer className="rk-event-form-end">
        <p role="alert">{note}</p>
        <Button type="submit" variant="primary" isPending={isSending}>
          {isNew ? text.create() : text.update()}
        </Button>
      </footer>
    </Form>
  );
}

function Time({ label, ...field }: Parameters<typeof DateTimeField>[0]) {
  return (
    <div className="rk-event-time">
      <span className="rk-event-label" aria-hidden="true">
        {label}
      </span>
      <DateTimeField label={label} {...field} />
    </div>
  );
}
