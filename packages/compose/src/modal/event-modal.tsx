import { useMessages } from '@rookery/ui';
import { Modal, type CloseReason } from '@rookery/ui/modal';
import type { ComponentType } from 'react';
import type { EditorState } from './compose-intent.js';
import { composeModalMessages } from './messages.js';

export interface EventModalProps {
  /** The own event to edit; null for a new one. */
  editedId: string | null;
  /** `EventEditorScreen` of `./event`. */
  Editor: ComponentType<Pick<EventModalProps, 'editedId' | 'onChange'> & { onSent(): void }>;
  isOpen: boolean;
  isCovered: boolean;
  /** `sent`: the outbox has the event. */
  onClose(reason: CloseReason | 'sent'): void;
  /** Null: no draft is open. */
  onChange(state: EditorState | null): void;
}

/** COMPOSE_EVENT: the editor of an event. */
export function EventModal({ editedId, Editor, isOpen, isCovered, onClose, onChange }: EventModalProps) {
  const text = useMessages(composeModalMessages);
  return (
    <Modal
      isOpen={isOpen}
      isCovered={isCovered}
      onClose={onClose}
      layout="editor"
      title={editedId === null ? text.newEvent() : text.editEvent()}
    >
      <Editor editedId={editedId} onSent={() => onClose('sent')} onChange={onChange} />
    </Modal>
  );
}
