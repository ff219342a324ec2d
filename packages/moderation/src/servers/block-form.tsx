import type { DomainBlockDraft } from '@rookery/api-client/admin';
import { RadioGroup, Switch, TextField, useMessages } from '@rookery/ui';
import { type ReactNode, useState } from 'react';
import { EntryForm } from '../entries/entry-form.js';
import { TextArea } from '../entries/text-area.js';
import { domainFault, severities } from './block-draft.js';
import { serversMessages } from './messages.js';

export interface BlockFormProps {
  draft: DomainBlockDraft;
  onChange(draft: DomainBlockDraft): void;
  /** Its domain is to be typed: a limit that exists keeps its own. */
  isNew: boolean;
  /** The host of the reader's server. */
  ownHost: string;
  /** The ties of members to the server. */
  ties: ReactNode;
  onSave(): void;
  isSaving: boolean;
  /** Why the last attempt failed; '' when it did not. */
  errorText: string;
}

const hints = { silence: 'silenceHint', suspend: 'suspendHint', noop: 'noopHint' } as const;

/** How a server is limited, and why. */
export function BlockForm({ draft, onChange, isNew, ownHost, ties, onSave, isSaving, errorText }: BlockFormProps) {
  const text = useMessages(serversMessages);
  const [isChecked, setChecked] = useState(false);
  const fault = isNew ? domainFault(draft.domain, ownHost) : null;
  const change = (fields: Partial<DomainBlockDraft>): void => onChange({ ...draft, ...fields });
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
      {isNew && (
        <TextField
          label={text.domain()}
          description={text.domainHint()}
          {...(isChecked && fault !== null && { errorText: text[fault]() })}
          value={draft.domain}
          dir="ltr"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={event => change({ domain: event.target.value })}
        />
      )}
      <div>
        <RadioGroup
          label={text.severity()}
          layout="list"
          value={draft.severity}
          options={severities.map(value => ({ value, label: text[value]() }))}
          onChange={severity => change({ severity })}
        />
        <p className="rk-entry-hint">{text[hints[draft.severity]]()}</p>
      </div>
      {ties}
      <div>
        {draft.severity !== 'suspend' && (
          <>
            <Switch label={text.rejectMedia()} isOn={draft.reject_media} onChange={reject_media => change({ reject_media })} />
            <Switch
              label={text.rejectReports()}
              isOn={draft.reject_reports}
              onChange={reject_reports => change({ reject_reports })}
            />
          </>
        )}
        <Switch label={text.obfuscate()} isOn={draft.obfuscate} onChange={obfuscate => change({ obfuscate })} />
      </div>
      <TextArea
        label={text.publicComment()}
        description={text.publicCommentHint()}
        value={draft.public_comment}
        onChange={public_comment => change({ public_comment })}
      />
      <TextArea
        label={text.privateComment()}
        description={text.privateCommentHint()}
        value={draft.private_comment}
        onChange={private_comment => change({ private_comment })}
      />
    </EntryForm>
  );
}
