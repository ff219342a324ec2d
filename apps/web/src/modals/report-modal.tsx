import type { Account, Status } from '@rookery/api-client';
import { useMessages } from '@rookery/ui';
import { Modal, type CloseReason } from '@rookery/ui/modal';
import { reportMessages } from '@rookery/people/dialogs';
import { ReportScreen } from '@rookery/people/report';
import type { UnsentReport } from '@rookery/people/dialogs';

interface ReportModalProps {
  account: Account;
  /** The post that the reader came from. */
  status: Status | null;
  isOpen: boolean;
  isCovered: boolean;
  onClose(reason: CloseReason | 'sent'): void;
  /** The answers that closing would discard; null when there is nothing to discard. */
  onChange(state: UnsentReport | null): void;
}

/** REPORT: the steps of a report about an account (HINT-10). */
export function ReportModal({ account, status, isOpen, isCovered, onClose, onChange }: ReportModalProps) {
  const text = useMessages(reportMessages);
  return (
    <Modal isOpen={isOpen} isCovered={isCovered} onClose={onClose} title={text.title({ acct: account.acct })}>
      <ReportScreen account={account} status={status} onClose={onClose} onChange={onChange} />
    </Modal>
  );
}
