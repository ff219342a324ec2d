import { safeUrl, TextField, useMessages } from '@rookery/ui';
import type { Account } from '@rookery/api-client';
import { useId } from 'react';
import { profileEditMessages } from './messages.js';
import { PictureField } from './picture-field.js';
import type { ProfileDraft, ProfileLimits, RefusedInput } from './profile-draft.js';

interface ProfileBasicsProps {
  account: Account;
  draft: ProfileDraft;
  limits: ProfileLimits;
  /** The server takes descriptions of pictures. */
  hasDescriptions: boolean;
  canRemovePictures: boolean;
  /** The error of an input; undefined: it has none. */
  faultText(input: RefusedInput): string | undefined;
  onChange(change: Partial<ProfileDraft>): void;
}

/** The picture, the name and the bio of a profile: by these a profile is known. */
export function ProfileBasics(props: ProfileBasicsProps) {
  const { draft, limits, faultText, onChange } = props;
  const text = useMessages(profileEditMessages);
  const noteId = useId();
  const nameError = faultText('display_name');
  const noteError = faultText('note');
  return (
    <>
      <DraftPicture kind="avatar" {...props} />
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
    </>
  );
}

/** One of the pictures of a draft. */
export function DraftPicture({
  kind,
  account,
  draft,
  limits,
  hasDescriptions,
  canRemovePictures,
  faultText,
  onChange,
}: ProfileBasicsProps & { kind: 'avatar' | 'header' }) {
  return (
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
}

/** How much of a limit is used; nothing without a limit. */
function counted(
  value: string,
  most: number | null,
  text: (values: { used: number; most: number }) => string,
): { description?: string } {
  return most === null ? {} : { description: text({ used: Array.from(value).length, most }) };
}
