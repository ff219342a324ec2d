import { useMessages } from '@rookery/ui';
import { Modal, type CloseReason } from '@rookery/ui/modal';
import { lazyContent } from '../routing/lazy-content.js';
import { historyModalMessages } from './messages.js';

const EditHistory = lazyContent(async () => (await import('./post-dialogs.js')).EditHistoryScreen);

interface HistoryModalProps {
  statusId: string;
  isOpen: boolean;
  isCovered: boolean;
  onClose(reason: CloseReason): void;
}

/** COMPARE_HISTORY: the versions of an edited post with the differences between them. */
export function HistoryModal({ statusId, isOpen, isCovered, onClose }: HistoryModalProps) {
  const text = useMessages(historyModalMessages);
  return (
    <Modal isOpen={isOpen} isCovered={isCovered} onClose={onClose} title={text.title()}>
      <EditHistory statusId={statusId} />
    </Modal>
  );
}
