import type { CloseReason } from '@rookery/ui/modal';
import { AccountQuestionScreen, DomainQuestionScreen } from '@rookery/people/dialogs';
import { ReportModalScreen } from '@rookery/people/report';
import { StatusAccountsModalScreen } from '@rookery/people/status-accounts';
import { EditHistoryModalScreen } from '@rookery/timeline/history';
import { useLocation } from 'react-router-dom';
import type { EditorState } from '@rookery/compose/modal';
import { FilterModal } from './filter-modal.js';
import { modals, type OpenModal } from './modals.js';
import '@rookery/people/dialogs.css';
import '@rookery/people/status-accounts.css';
import '@rookery/timeline/filters.css';
import '@rookery/timeline/history.css';

const lists = { FAVOURITES: 'favourites', REBLOGS: 'reblogs', REACTIONS: 'reactions', MENTIONS: 'mentions' } as const;

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
  const { key } = useLocation();
  switch (modal.type) {
    case 'FAVOURITES':
    case 'REBLOGS':
    case 'REACTIONS':
    case 'MENTIONS':
      return <StatusAccountsModalScreen {...shown} list={lists[modal.type]} statusId={modal.statusId} page={key} />;
    case 'COMPARE_HISTORY':
      return <EditHistoryModalScreen {...shown} statusId={modal.statusId} />;
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
      return <ReportModalScreen {...shown} account={modal.account} status={modal.status} onChange={onReportChange} />;
  }
}
