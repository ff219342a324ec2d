import { useMessages } from '@rookery/ui';
import { Modal, type CloseReason } from '@rookery/ui/modal';
import { reportMessages } from './report-messages.js';
import { ReportScreen, type ReportScreenProps } from './report.screen.js';

export interface ReportModalScreenProps extends Pick<ReportScreenProps, 'account' | 'onChange'> {
  /** The post that the reader came from. */
  status: ReportScreenProps['status'];
  isOpen: boolean;
  isCovered?: boolean;
  onClose(reason: CloseReason | 'sent'): void;
}

/** REPORT: the steps of a report about an account (HINT-10). */
export function ReportModalScreen({ account, status, isOpen, isCovered, onClose, onChange }: ReportModalScreenProps) {
  const text = useMessages(reportMessages);
  return (
    <Modal isOpen={isOpen} isCovered={isCovered ?? false} onClose={onClose} title={text.title({ acct: account.acct })}>
      <ReportScreen account={account} status={status} onClose={onClose} onChange={onChange} />
    </Modal>
  );
}
