import { Switch, useMessages } from '@rookery/ui';
import { DateTimeField } from '@rookery/ui/date-time-field';
import { useState } from 'react';
import { EntryForm } from '../entries/entry-form.js';
import { TextArea } from '../entries/text-area.js';
import { announcementFault, type AnnouncementWords } from './announcement-draft.js';
import { announcementsMessages } from './messages.js';

export interface AnnouncementFormProps {
  words: AnnouncementWords;
  onChange(words: AnnouncementWords): void;
  onSave(): void;
  isSaving: boolean;
  /** Why the last attempt failed; '' when it did not. */
  errorText: string;
  /** Epoch ms: the times that are offered first follow it. */
  now: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The text of an announcement, and when members see it. */
export function AnnouncementForm({ words, onChange, onSave, isSaving, errorText, now }: AnnouncementFormProps) {
  const text = useMessages(announcementsMessages);
  const [isChecked, setChecked] = useState(false);
  const fault = announcementFault(words);
  const { start, end } = words;
  const change = (fields: Partial<AnnouncementWords>): void => onChange({ ...words, ...fields });
  const nextHour = Math.ceil(now / HOUR_MS) * HOUR_MS;
  return (
    <EntryForm
      errorText={errorText}
      isSaving={isSaving}
      onSubmit={() => {
        setChecked(true);
        if (fault === null) onSave();
        return fault !== null;
      }}
    >
      <TextArea
        label={text.content()}
        value={words.content}
        errorText={isChecked && fault === 'content' ? text.contentMissing() : ''}
        onChange={content => change({ content })}
      />
      <Switch label={text.hasStart()} isOn={start !== null} onChange={isOn => change({ start: isOn ? nextHour : null })} />
      {start !== null && <DateTimeField label={text.start()} value={start} onChange={value => change({ start: value })} />}
      <Switch
        label={text.hasEnd()}
        isOn={end !== null}
        onChange={isOn => change({ end: isOn ? (start ?? nextHour) + DAY_MS : null })}
      />
      {end !== null && (
        <DateTimeField
          label={text.end()}
          value={end}
          {...(fault === 'end' && { errorText: text.endTooEarly() })}
          onChange={value => change({ end: value })}
        />
      )}
      {(start !== null || end !== null) && (
        <Switch
          label={text.allDay()}
          description={text.allDayHint()}
          isOn={words.isAllDay}
          onChange={isAllDay => change({ isAllDay })}
        />
      )}
    </EntryForm>
  );
}
