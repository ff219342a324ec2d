import type { Account } from '@rookery/api-client';
import { useFeatures } from '@rookery/store';
import type { CloseReason } from '@rookery/ui/modal';
import { AccountQuestion, type AccountQuestionKind } from './account-question.js';
import { useAccountActions } from './use-account-actions.js';

export interface QuestionShownProps {
  isOpen: boolean;
  isCovered: boolean;
  onClose: (reason: CloseReason) => void;
}

export interface AccountQuestionScreenProps extends QuestionShownProps {
  kind: Exclude<AccountQuestionKind, 'BLOCK_DOMAIN'>;
  account: Account;
  /** Opens a report about the account. */
  onReport: (account: Account) => void;
}

/** Asks about an account, and carries the answer out. */
export function AccountQuestionScreen({ kind, account, onReport, ...shown }: AccountQuestionScreenProps) {
  const { data: features } = useFeatures();
  const actions = useAccountActions();
  return (
    <AccountQuestion
      {...shown}
      kind={kind}
      account={account}
      hasDurations={features?.muteDurations === true}
      onReport={
        features?.reports === true
          ? () => {
              actions.block(account);
              onReport(account);
            }
          : undefined
      }
      onConfirm={({ notifications = true, duration = 0 }) => {
        switch (kind) {
          case 'BLOCK':
            return actions.block(account);
          case 'MUTE':
            return actions.mute(account, { notifications, duration });
          case 'UNFOLLOW':
            return actions.unfollow(account);
        }
      }}
    />
  );
}

/** Asks before a domain is blocked, and blocks it. */
export function DomainQuestionScreen({ domain, ...shown }: QuestionShownProps & { domain: string }) {
  const { blockDomain } = useAccountActions();
  return <AccountQuestion {...shown} kind="BLOCK_DOMAIN" account={{ acct: '', domain }} onConfirm={() => blockDomain(domain)} />;
}
