import { growToText, useMessages } from '@rookery/ui';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { profilePartMessages } from './messages.js';

/** Servers refuse longer notes. */
const NOTE_CHARACTERS = 2000;

interface PrivateNoteProps {
  /** The saved note, or the one being saved; null while it is not known, and nothing can be written. */
  note: string | null;
  /** Resolves to whether it was saved. */
  onSave(note: string): Promise<boolean>;
}

/**
 * The reader's private note about an account, edited in place: saved on Enter and when the focus leaves it, also by going to another page. A
 * note that could not be saved stays in the field. Escape takes the change back.
 */
export function PrivateNote({ note: known, onSave }: PrivateNoteProps) {
  const note = known ?? '';
  const text = useMessages(profilePartMessages);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  /** The words that are not saved yet; null: none. */
  const [draft, setDraft] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<'saved' | 'failed' | null>(null);
  const value = draft ?? note;
  useLayoutEffect(() => {
    if (field.current !== null) growToText(field.current);
  }, [value]);

  const save = (): void => {
    if (draft === null) return;
    if (draft.trim() === note.trim()) {
      setDraft(null);
      return;
    }
    setOutcome(null);
    void onSave(draft.trim()).then(isSaved => {
      setOutcome(isSaved ? 'saved' : 'failed');
      // Words typed meanwhile stay.
      if (isSaved) setDraft(now => (now === draft ? null : now));
    });
  };
  useSaveOnLeave(draft, note, onSave);
  return (
    <div className="rk-profile-private-note">
      <label htmlFor={id}>{text.note()}</label>
      <textarea
        ref={field}
        id={id}
        dir="auto"
        rows={1}
        maxLength={NOTE_CHARACTERS}
        placeholder={text.notePlaceholder()}
        value={value}
        disabled={known === null}
        aria-describedby={outcome === null ? undefined : `${id}-outcome`}
        onChange={event => {
          setDraft(event.target.value);
          setOutcome(null);
        }}
        onBlur={save}
        onKeyDown={event => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
            event.preventDefault();
            save();
          } else if (event.key === 'Escape' && draft !== null) {
            event.stopPropagation();
            setDraft(null);
            setOutcome(null);
          }
        }}
      />
      <output id={`${id}-outcome`} data-outcome={outcome}>
        {outcome === 'saved' && text.noteSaved()}
        {outcome === 'failed' && text.noteFailed()}
      </output>
    </div>
  );
}

/** Saves the words that are not saved yet when the page is left without a blur, as by going back. */
function useSaveOnLeave(draft: string | null, note: string, onSave: PrivateNoteProps['onSave']): void {
  const latest = useRef({ draft, note, onSave });
  useLayoutEffect(() => {
    latest.current = { draft, note, onSave };
  });
  useEffect(
    () => () => {
      const { draft: unsaved, note: saved, onSave: store } = latest.current;
      if (unsaved !== null && unsaved.trim() !== saved.trim()) void store(unsaved.trim());
    },
    [],
  );
}
