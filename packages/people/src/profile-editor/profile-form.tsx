import { Button, Switch, useMessages } from '@rookery/ui';
import type { Account } from '@rookery/api-client';
import { FieldsEditor } from './fields-editor.js';
import { profileEditMessages } from './messages.js';
import { DraftPicture, ProfileBasics } from './profile-basics.js';
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
  const faults = profileFaults(draft, limits);
  const faultText = (input: string): string | undefined => {
    const fault = faults.get(input);
    return fault === undefined ? (refused?.input === input ? refused.text : undefined) : text[fault]();
  };
  const basics = { account, draft, limits, hasDescriptions, canRemovePictures, faultText, onChange };
  return (
    <form
      className="rk-profile-form"
      noValidate
      onSubmit={event => {
        event.preventDefault();
        if (faults.size === 0) onSave();
      }}
    >
      <DraftPicture kind="header" {...basics} />
      <ProfileBasics {...basics} />
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
