import type { ReportNote } from '@rookery/api-client/admin';
import { Button, cleanWords, IconButton, RelativeTime, useMessages } from '@rookery/ui';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Failure } from '../context/fact.js';
import { atName } from '../data/staff-accounts.js';
import { TextArea } from '../entries/text-area.js';
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
  const [content, setContent] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const add = async () => {
    if (content.trim() !== '' && (await onAdd(content.trim()))) setContent('');
  };
  return (
    <section aria-label={text.notes()}>
      <h2 ref={heading} tabIndex={-1}>
        {text.notes()}
      </h2>
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
                heading.current?.focus();
                onDelete(note.id);
              }}
            />
          </li>
        ))}
      </ul>
      <TextArea label={text.addNote()} description={text.noteHint()} value={content} onChange={setContent} />
      <div className="rk-staff-buttons">
        <Button isPending={isPending} disabled={content.trim() === ''} onClick={() => void add()}>
          {text.addNote()}
        </Button>
      </div>
      <Failure text={failure} />
    </section>
  );
}
