import { RadioGroup, Select, TextField, useFormat, useMessages } from '@rookery/ui';
import { useState } from 'react';
import { EntryForm } from '../entries/entry-form.js';
import { TextArea } from '../entries/text-area.js';
import { type IpBlockWords, ipDurations, ipSeverities, isNetwork } from './ip-block-draft.js';
import { blocksMessages } from './messages.js';

export interface NetworkFormProps {
  words: IpBlockWords;
  onChange(words: IpBlockWords): void;
  /** When it ends, as it is saved (ISO 8601); null: never, or it is new. */
  savedEnd: string | null;
  onSave(): void;
  isSaving: boolean;
  /** Why the last attempt failed; '' when it did not. */
  errorText: string;
}

/** The block of a network address. */
export function NetworkForm({ words, onChange, savedEnd, onSave, isSaving, errorText }: NetworkFormProps) {
  const text = useMessages(blocksMessages);
  const format = useFormat();
  const [isChecked, setChecked] = useState(false);
  const isValid = isNetwork(words.ip);
  const change = (fields: Partial<IpBlockWords>): void => onChange({ ...words, ...fields });
  return (
    <EntryForm
      errorText={errorText}
      isSaving={isSaving}
      onSubmit={() => {
        setChecked(true);
        if (isValid) onSave();
        return !isValid;
      }}
    >
      <TextField
        label={text.network()}
        description={text.networkHint()}
        {...(isChecked && !isValid && { errorText: text.networkInvalid() })}
        value={words.ip}
        dir="ltr"
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={event => change({ ip: event.target.value })}
      />
      <div>
        <RadioGroup
          label={text.severity()}
          layout="list"
          value={words.severity}
          options={ipSeverities.map(value => ({ value, label: text[value]() }))}
          onChange={severity => change({ severity })}
        />
        {words.severity === 'no_access' && <p className="rk-entry-hint">{text.noAccessHint()}</p>}
      </div>
      <Select
        label={text.expires()}
        value={words.expires === null ? 'never' : String(words.expires)}
        options={[
          ...(savedEnd === null ? [] : [{ value: 'kept', label: text.until({ date: format.date(savedEnd) }) }]),
          { value: 'never', label: text.never() },
          ...ipDurations.map(({ seconds, unit, count }) => ({ value: String(seconds), label: text[unit]({ count }) })),
        ]}
        onChange={value => change({ expires: value === 'kept' ? value : value === 'never' ? null : Number(value) })}
      />
      <TextArea
        label={text.comment()}
        description={text.commentHint()}
        value={words.comment}
        onChange={comment => change({ comment })}
      />
    </EntryForm>
  );
}
