import type { RuleDraft } from '@rookery/api-client/admin';
import { useMessages } from '@rookery/ui';
import { useState } from 'react';
import { EntryForm } from '../entries/entry-form.js';
import { TextArea } from '../entries/text-area.js';
import { rulesMessages } from './messages.js';

export interface RuleFormProps {
  draft: RuleDraft;
  onChange(draft: RuleDraft): void;
  onSave(): void;
  isSaving: boolean;
  /** Why the last attempt failed; '' when it did not. */
  errorText: string;
}

/** The words of a rule and their explanation. */
export function RuleForm({ draft, onChange, onSave, isSaving, errorText }: RuleFormProps) {
  const text = useMessages(rulesMessages);
  const [isChecked, setChecked] = useState(false);
  const isMissing = draft.text.trim() === '';
  return (
    <EntryForm
      errorText={errorText}
      isSaving={isSaving}
      onSubmit={() => {
        setChecked(true);
        if (!isMissing) onSave();
        return isMissing;
      }}
    >
      <TextArea
        label={text.rule()}
        value={draft.text}
        errorText={isChecked && isMissing ? text.ruleMissing() : ''}
        onChange={value => onChange({ ...draft, text: value })}
      />
      <TextArea
        label={text.hint()}
        description={text.hintText()}
        value={draft.hint}
        onChange={value => onChange({ ...draft, hint: value })}
      />
    </EntryForm>
  );
}
