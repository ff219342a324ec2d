import { Button, safeUrl, Switch, TextField, useMessages } from '@rookery/ui';
import type { Account } from '@rookery/api-client';
import { useId } from 'react';
import { FieldsEditor } from './fields-editor.js';
import { profileEditMessages } from './messages.js';
import { PictureField } from './picture-field.js';
import { profileFaults, type ProfileDraft, type ProfileLimits, type RefusedInput, type SwitchName } from './profile-draft.js';

interface ProfileFormProps {
  account: Account;
  draft: ProfileDraft;
  limits: ProfileLimits;
  /** Which switches and parts the server has. */
  switches: readonly SwitchName[];
  hasDescriptions: boolean;
  canRemovePictures: boolean;
  hasChanges: boolean;
  isSaving: boolean;
  /** Why the last attempt failed; null: it did not. */
  errorText: string | null;
  /** The input that the server refused; null: none, or it did not say which. */
  refused: { input: RefusedInput; text: string } | null;
  onChange(change: Partial<ProfileDraft>): void;
  onSave(): void;
  onDiscard(): void;
  createKey(): string;
}

/** The form of the own profile. An error is shown at its field; nothing is sent while there is one. */
export function ProfileForm(props: ProfileFormProps) {
  const { account, draft, limits, switches, hasDescriptions, canRemovePictures, hasChanges, isSaving, errorText, refused } =
    props;
  const { onChange, onSave, onDiscard, createKey } = props;
  const text = useMessages(profileEditMessages);
  const noteId = useId();
  const faults = profileFaults(draft, limits);
  const faultText = (input: string): string | undefined => {
    const fault = faults.get(input);
    return fault === undefined ? (refused?.input === input ? refused.text : undefined) : text[fault]();
  };
  const picture = (kind: 'avatar' | 'header') => (
    <PictureField
      kind={kind}
      savedUrl={safeUrl(account[kind], 'media')}
      name={draft.display_name || account.username}
      change={draft[kind]}
      limits={limits.pictures}
      onChange={change => onChange({ [kind]: change })}
      canRemove={canRemovePictures || draft[kind] instanceof Blob}
      errorText={faultText(kind)}
      description={
        hasDescriptions
          ? {
              text: draft[`${kind}_description`],
              onChange: description => onChange({ [`${kind}_description`]: description }),
            }
          : undefined
      }
    />
  );
  const nameError = faultText('display_name');
  const noteError = faultText('note');
  return (
    <form
      className="rk-profile-form"
      noValidate
      onSubmit={event => {
        event.preventDefault();
        if (faults.size === 0) onSave();
      }}
    >
      {picture('header')}
      {picture('avatar')}
      <TextField
        label={text.displayName()}
        value={draft.display_name}
        {...counted(draft.display_name, limits.name, text.characters)}
        {...(nameError !== undefined && { errorText: nameError })}
        onChange={event => onChange({ display_name: event.target.value })}
      />
      <div className="rk-field">
        <label htmlFor={noteId}>{text.note()}</label>
        <textarea
          id={noteId}
          className="rk-profile-form-note"
          dir="auto"
          rows={4}
          value={draft.note}
          aria-invalid={noteError !== undefined || undefined}
          aria-describedby={`${noteId}-count`}
          onChange={event => onChange({ note: event.target.value })}
        />
        <p id={`${noteId}-count`} className={noteError === undefined ? undefined : 'rk-field-error'}>
          {noteError ?? counted(draft.note, limits.note, text.characters).description}
        </p>
      </div>
      <FieldsEditor
        fields={draft.fields}
        most={limits.fields}
        faults={faults}
        errorText={faultText('fields')}
        onChange={fields => onChange({ fields })}
        createKey={createKey}
      />
      <fieldset className="rk-fields-editor">
        <legend>{text.privacy()}</legend>
        {switches.map(name => (
          <Switch key={name} label={text[name]()} isOn={draft[name]} onChange={isOn => onChange({ [name]: isOn })} />
        ))}
      </fieldset>
      <div className="rk-profile-form-actions">
        {errorText !== null && (
          <p className="rk-field-error" role="alert">
            {errorText}
          </p>
        )}
        {hasChanges && (
          <Button variant="plain" onClick={onDiscard}>
            {text.discard()}
          </Button>
        )}
        <Button type="submit" variant="primary" disabled={!hasChanges} isPending={isSaving}>
          {isSaving ? text.saving() : text.save()}
        </Button>
      </div>
    </form>
  );
}

/** How much of a limit is used; nothing without a limit. */
function counted(
  value: string,
  most: number | null,
  text: (values: { used: number; most: number }) => string,
): { description?: string } {
  return most === null ? {} : { description: text({ used: Array.from(value).length, most }) };
}
