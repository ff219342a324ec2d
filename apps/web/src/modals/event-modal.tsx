import { useMessages } from '@rookery/ui';
import { Modal, type CloseReason } from '@rookery/ui/modal';
import { lazyContent } from '../routing/lazy-content.js';
import { composeModalMessages } from './messages.js';
import type { EditorState } from './modal-rules.js';

const EventEditor = lazyContent(async () => (await import('./event-editor.screen.js')).EventEditorScreen);

interface EventModalProps {
  /** The own event to edit; null for a new one. */
  editedId: string | null;
  isOpen: boolean;
  isCovered: boolean;
  /** `sent`: the outbox has the event. */
  onClose(reason: CloseReason | 'sent'): void;
  /** Null: no draft is open. */
  onChange(state: EditorState | null): void;
}

/** COMPOSE_EVENT: the editor of an event. */
export function EventModal({ editedId, isOpen, isCovered, onClose, onChange }: EventModalProps) {
  const text = useMessages(composeModalMessages);
  return (
    <Modal
      isOpen={isOpen}
      isCovered={isCovered}
      onClose={onClose}
      layout="editor"
      title={editedId === null ? text.newEvent() : text.editEvent()}
    >
      <EventEditor editedId={editedId} onSent={() => onClose('sent')} onChange={onChange} />
    </Modal>
  );
}
