import type { CloseReason } from '@rookery/ui/modal';
import { AccountQuestionScreen, DomainQuestionScreen } from '@rookery/people/dialogs';
import { ReportModal } from './report-modal.js';
import { AccountsModal } from './accounts-modal.js';
import { HistoryModal } from './history-modal.js';
import type { EditorState } from './modal-rules.js';
import { FilterModal } from './filter-modal.js';
import { modals, type OpenModal } from './modals.js';
import '@rookery/people/dialogs.css';

interface FurtherModalProps {
  modal: Exclude<OpenModal, { type: 'COMPOSE' | 'COMPOSE_EVENT' | 'CONFIRM' | 'POLICY' }>;
  isOpen: boolean;
  isCovered: boolean;
  onClose: (reason: CloseReason | 'sent') => void;
  onReportChange: (state: EditorState | null) => void;
  onFilterChange: (state: EditorState | null) => void;
}

/** The modals of posts and accounts: lists of accounts, versions of a post, questions before a block or mute, reports, filters. */
export function FurtherModal({ modal, onReportChange, onFilterChange, ...shown }: FurtherModalProps) {
  switch (modal.type) {
    case 'FAVOURITES':
    case 'REBLOGS':
    case 'REACTIONS':
    case 'MENTIONS':
      return <AccountsModal {...shown} list={modal.type} statusId={modal.statusId} />;
    case 'COMPARE_HISTORY':
      return <HistoryModal {...shown} statusId={modal.statusId} />;
    case 'BLOCK_DOMAIN':
      return <DomainQuestionScreen {...shown} domain={modal.domain} />;
    case 'BLOCK':
    case 'MUTE':
    case 'UNFOLLOW':
      return (
        <AccountQuestionScreen
          {...shown}
          kind={modal.type}
          account={modal.account}
          onReport={account => modals.open({ type: 'REPORT', account, status: null })}
        />
      );
    case 'FILTER':
      return <FilterModal {...shown} filterId={modal.filterId} start={modal.start} onChange={onFilterChange} />;
    case 'REPORT':
      return <ReportModal {...shown} account={modal.account} status={modal.status} onChange={onReportChange} />;
  }
}
