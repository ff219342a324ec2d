import type { EditorState } from '@rookery/compose/modal';
import { FilterFormScreen, type FilterStart } from '@rookery/timeline/filters';
import { useMessages } from '@rookery/ui';
import { Modal, type CloseReason } from '@rookery/ui/modal';
import { useCallback } from 'react';
import { filterModalMessages } from './messages.js';

interface FilterModalProps {
  /** The filter to edit; null: a new one. */
  filterId: string | null;
  /** The words or the post that the reader wants to filter. */
  start: FilterStart | null;
  isOpen: boolean;
  isCovered: boolean;
  onClose(reason: CloseReason | 'sent'): void;
  /** The draft that closing would discard; null when there is none. */
  onChange(state: EditorState | null): void;
}

/** FILTER: the form of a filter (HINT-05). */
export function FilterModal({ filterId, start, isOpen, isCovered, onClose, onChange }: FilterModalProps) {
  const text = useMessages(filterModalMessages);
  const onDraft = useCallback(
    (isChanged: boolean) =>
      onChange(isChanged ? { isEmpty: false, isEdit: filterId !== null, discard: () => Promise.resolve() } : null),
    [onChange, filterId],
  );
  const title = filterId !== null ? text.edit() : start === null ? text.new() : text.filter();
  return (
    <Modal isOpen={isOpen} isCovered={isCovered} onClose={onClose} title={title}>
      <FilterFormScreen filterId={filterId} start={start} onSaved={() => onClose('sent')} onChange={onDraft} />
    </Modal>
  );
}
