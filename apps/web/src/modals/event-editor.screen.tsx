import { EventComposerScreen, type OpenEventDraft } from '@rookery/compose/event';
import { useLayoutEffect, useState } from 'react';
import type { EditorState } from './modal-rules.js';
import '@rookery/compose/event.css';
import '@rookery/timeline/events.css';
import './event-editor.css';

export interface EventEditorProps {
  /** The own event to edit; null for a new one. */
  editedId: string | null;
  onSent(): void;
  /** Null: no draft is open. */
  onChange(state: EditorState | null): void;
}

/** The editor of an event, which tells its modal whether it holds a draft. */
export function EventEditorScreen({ editedId, onSent, onChange }: EventEditorProps) {
  const [open, setOpen] = useState<OpenEventDraft | null>(null);
  const [isEmpty, setEmpty] = useState(true);
  // Not after the paint: the reader can close a draft as soon as it is shown.
  useLayoutEffect(() => {
    onChange(open && { isEmpty, isEdit: editedId !== null, keep: open.keep, discard: open.discard });
    return () => onChange(null);
  }, [open, isEmpty, editedId, onChange]);
  return (
    <div className="app-event-editor">
      <EventComposerScreen editedId={editedId} onSent={onSent} onEmptyChange={setEmpty} onReady={setOpen} />
    </div>
  );
}
