import { useMessages } from '@rookery/ui';
import { Modal, type CloseReason } from '@rookery/ui/modal';
import { EditHistoryScreen } from './edit-history.screen.js';
import { historyMessages } from './messages.js';

export interface EditHistoryModalScreenProps {
  statusId: string;
  isOpen: boolean;
  isCovered?: boolean;
  onClose(reason: CloseReason): void;
}

/** COMPARE_HISTORY: the versions of an edited post with the differences between them. */
export function EditHistoryModalScreen({ statusId, ...modal }: EditHistoryModalScreenProps) {
  const text = useMessages(historyMessages);
  return (
    <Modal {...modal} title={text.title()}>
      <EditHistoryScreen statusId={statusId} />
    </Modal>
  );
}
