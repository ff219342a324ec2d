import type { CloseReason } from '@rookery/ui/modal';
import { ActingModalScreen, AccountQuestionScreen, DomainQuestionScreen } from '@rookery/people/dialogs';
import { ReportModalScreen } from '@rookery/people/report';
import { StatusAccountsModalScreen } from '@rookery/people/status-accounts';
import { EditHistoryModalScreen } from '@rookery/timeline/history';
import { useLocation } from 'react-router-dom';
import type { ComposerState, EditorState } from '@rookery/compose/modal';
import { ComposerAs, type ComposerParts } from './composer-as.js';
import { useState } from 'react';
import { FilterModal } from './filter-modal.js';
import { modals, type OpenModal } from './modals.js';
import { AsOtherAccount, useOtherAccounts } from '../session/other-accounts.js';
import { fromPage } from '../routing/from-page.dom.js';
import { useStableNavigate } from '../routing/use-stable-navigate.js';
import '@rookery/people/dialogs.css';
import '@rookery/people/status-accounts.css';
import '@rookery/timeline/filters.css';
import '@rookery/timeline/history.css';

const lists = { FAVOURITES: 'favourites', REBLOGS: 'reblogs', REACTIONS: 'reactions', MENTIONS: 'mentions' } as const;

interface FurtherModalProps extends ComposerParts {
  modal: Exclude<OpenModal, { type: 'COMPOSE' | 'COMPOSE_EVENT' | 'CONFIRM' | 'POLICY' }>;
  isOpen: boolean;
  isCovered: boolean;
  onClose: (reason: CloseReason | 'sent') => void;
  onPostChange: (state: ComposerState | null) => void;
  onReportChange: (state: EditorState | null) => void;
  onFilterChange: (state: EditorState | null) => void;
}

/** The modals of posts and accounts, also of other accounts: lists of accounts, versions of a post, questions before a block or mute, reports, filters. */
export function FurtherModal(props: FurtherModalProps) {
  const { modal, onPostChange, onReportChange, onFilterChange, ComposeModal, Composer, Drafts, ...shown } = props;
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
    case 'REPORT': {
      const report = <ReportModalScreen {...shown} account={modal.account} status={modal.status} onChange={onReportChange} />;
      return modal.as === undefined ? report : <AsOtherAccount sessionId={modal.as}>{report}</AsOtherAccount>;
    }
    case 'ACT_AS':
      return <ActAs {...shown} statusId={modal.statusId} />;
    case 'COMPOSE_AS':
      return (
        <ComposerAs
          {...shown}
          sessionId={modal.as}
          intent={modal.intent}
          parts={{ ComposeModal, Composer, Drafts }}
          onChange={onPostChange}
        />
      );
  }
}

/** The actions of other accounts on a post. An account whose session ends meanwhile stays, and says so. */
function ActAs(shown: Pick<FurtherModalProps, 'isOpen' | 'isCovered' | 'onClose'> & { statusId: string }) {
  const others = useOtherAccounts();
  const [accounts] = useState(others);
  const navigate = useStableNavigate();
  return (
    <ActingModalScreen
      {...shown}
      accounts={accounts}
      onReply={(as, inReplyToId) => modals.open({ type: 'COMPOSE_AS', as, intent: { kind: 'start', start: { inReplyToId } } })}
      onReport={(as, account, status) => modals.open({ type: 'REPORT', account, status, as })}
      onSignIn={() => fromPage(() => navigate('/login'))}
    />
  );
}
