import { Avatar, Button, TextField, useMessages } from '@rookery/ui';
import { pictureTypes, takePicture, type FileProblem, type MediaLimits } from '@rookery/store/drafts';
import { useFileProblemText, useObjectUrl } from '@rookery/ui/files';
import { useRef, useState } from 'react';
import { profileEditMessages } from './messages.js';
import type { PictureChange } from './profile-draft.js';

interface PictureFieldProps {
  kind: 'avatar' | 'header';
  /** The saved picture; null: there is none. */
  savedUrl: string | null;
  name: string;
  change: PictureChange;
  onChange(change: PictureChange): void;
  /** A file that the server would refuse is refused here, with the limit named; a picture with too many pixels is scaled down. */
  limits: MediaLimits;
  /** Pictures cannot be removed from this server. */
  canRemove: boolean;
  /** Absent: the server takes no description. */
  description?: { text: string; onChange(text: string): void } | undefined;
  errorText?: string | undefined;
}

/** A picture of the profile with its preview, a new file, and its removal. */
export function PictureField({
  kind,
  savedUrl,
  name,
  change,
  onChange,
  limits,
  canRemove,
  description,
  errorText,
}: PictureFieldProps) {
  const text = useMessages(profileEditMessages);
  const input = useRef<HTMLInputElement>(null);
  const preview = useObjectUrl(change instanceof Blob ? change : null);
  const shown = change === 'removed' ? null : (preview ?? savedUrl);
  const isAvatar = kind === 'avatar';
  const problemText = useFileProblemText();
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const fault = problem === null ? errorText : problemText(problem);

  const choose = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const taken = await takePicture(file, limits);
    setProblem(taken.problem);
    if (taken.file !== null) onChange(taken.file);
  };
  return (
    <fieldset className="rk-picture-field" data-kind={kind}>
      <legend>{isAvatar ? text.avatar() : text.header()}</legend>
      {isAvatar ? (
        <Avatar src={shown} name={name} size={96} />
      ) : (
        <div className="rk-picture-field-header">{shown !== null && <img referrerPolicy="no-referrer" src={shown} alt="" />}</div>
      )}
      <div className="rk-picture-field-buttons">
        <Button size="sm" onClick={() => input.current?.click()}>
          {isAvatar ? text.chooseAvatar() : text.chooseHeader()}
        </Button>
        {canRemove && shown !== null && (
          <Button
            size="sm"
            variant="plain"
            onClick={() => {
              setProblem(null);
              onChange(change instanceof Blob ? null : 'removed');
            }}
          >
            {isAvatar ? text.removeAvatar() : text.removeHeader()}
          </Button>
        )}
      </div>
      <input
        ref={input}
        className="rk-visually-hidden"
        type="file"
        accept={pictureTypes(limits)}
        tabIndex={-1}
        aria-label={isAvatar ? text.chooseAvatar() : text.chooseHeader()}
        onChange={event => {
          void choose(event.target.files?.[0]);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
      {fault !== undefined && (
        <p className="rk-field-error" role="alert">
          {fault}
        </p>
      )}
      {description !== undefined && (
        <TextField
          label={isAvatar ? text.avatarDescription() : text.headerDescription()}
          value={description.text}
          onChange={event => description.onChange(event.target.value)}
        />
      )}
    </fieldset>
  );
}
