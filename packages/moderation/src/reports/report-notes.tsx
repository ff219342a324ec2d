import type { ReportNote } from '@rookery/api-client/admin';
import { Button, cleanWords, growToText, IconButton, RelativeTime, useMessages } from '@rookery/ui';
import { Trash2 } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Failure } from '../context/fact.js';
import { atName } from '../data/staff-accounts.js';
import { staffReportMessages } from './messages.js';

export interface ReportNotesProps {
  notes: readonly ReportNote[];
  isPending: boolean;
  /** Why the last change failed; null: it did not. */
  failure: string | null;
  /** Resolves to whether it was saved: the text stays until then. */
  onAdd(content: string): Promise<boolean>;
  onDelete(noteId: string): void;
}

/** The notes of the staff about a report, on servers that have them. */
export function ReportNotes({ notes, isPending, failure, onAdd, onDelete }: ReportNotesProps) {
  const text = useMessages(staffReportMessages);
  const id = useId();
  const [content, setContent] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => (field.current === null ? undefined : growToText(field.current)), [content]);
  const add = async () => {
    if (content.trim() !== '' && (await onAdd(content.trim()))) setContent('');
  };
  return (
    <section aria-label={text.notes()}>
      <h2>{text.notes()}</h2>
      {notes.length === 0 && <p className="rk-staff-note">{text.noNotes()}</p>}
      <ul className="rk-staff-notes">
        {notes.map(note => (
          <li key={note.id}>
            <p dir="auto">{cleanWords(note.content)}</p>
            <small className="rk-staff-line">
              {note.account !== null && <bdi>{atName(note.account)}</bdi>}
              {note.created_at !== null && <RelativeTime dateTime={note.created_at} />}
            </small>
            <IconButton
              label={text.deleteNote()}
              icon={<Trash2 size={18} strokeWidth={1.85} aria-hidden="true" />}
              onClick={() => {
                field.current?.focus();
                onDelete(note.id);
              }}
            />
          </li>
        ))}
      </ul>
      <div className="rk-field">
        <label htmlFor={id}>{text.addNote()}</label>
        <div className="rk-field-box">
          <textarea
            ref={field}
            id={id}
            rows={2}
            dir="auto"
            value={content}
            aria-describedby={`${id}-hint`}
            onChange={event => setContent(event.target.value)}
          />
        </div>
        <p id={`${id}-hint`}>{text.noteHint()}</p>
      </div>
      <div className="rk-staff-buttons">
        <Button isPending={isPending} disabled={content.trim() === ''} onClick={() => void add()}>
          {text.addNote()}
        </Button>
      </div>
      <Failure text={failure} />
    </section>
  );
}
