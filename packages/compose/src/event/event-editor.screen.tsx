import { useLayoutEffect, useState } from 'react';
import type { EditorState } from '../modal/compose-intent.js';
import { EventComposerScreen, type OpenEventDraft } from './event-composer.screen.js';

export interface EventEditorScreenProps {
  /** The own event to edit; null for a new one. */
  editedId: string | null;
  onSent(): void;
  /** Null: no draft is open. */
  onChange(state: EditorState | null): void;
}

/** The editor of an event, which tells its modal whether it holds a draft. */
export function EventEditorScreen({ editedId, onSent, onChange }: EventEditorScreenProps) {
  const [open, setOpen] = useState<OpenEventDraft | null>(null);
  const [isEmpty, setEmpty] = useState(true);
  // Not after the paint: the reader can close a draft as soon as it is shown.
  useLayoutEffect(() => {
    onChange(open && { isEmpty, isEdit: editedId !== null, keep: open.keep, discard: open.discard });
    return () => onChange(null);
  }, [open, isEmpty, editedId, onChange]);
  return (
    <div className="rk-event-editor">
      <EventComposerScreen editedId={editedId} onSent={onSent} onEmptyChange={setEmpty} onReady={setOpen} />
    </div>
  );
}
