import type { Account } from '@rookery/api-client';
import { useFeatures } from '@rookery/api-client/query';
import type { CloseReason } from '@rookery/ui/modal';
import { AccountQuestion, type AccountQuestionKind } from './account-question.js';
import { useAccountCommands } from './use-account-commands.js';
import { useSafety } from './use-safety.js';

interface AccountQuestionScreenProps {
  kind: AccountQuestionKind;
  account: Account;
  isOpen: boolean;
  isCovered: boolean;
  onClose: (reason: CloseReason) => void;
}

/** Asks about an account, and carries the answer out. */
export function AccountQuestionScreen({ kind, account, ...shown }: AccountQuestionScreenProps) {
  const { data: features } = useFeatures();
  const commands = useAccountCommands();
  const { openReport } = useSafety();
  return (
    <AccountQuestion
      {...shown}
      kind={kind}
      account={account}
      hasDurations={features?.muteDurations === true}
      onReport={
        features?.reports === true
          ? () => {
              commands.block(account);
              openReport(account, null);
            }
          : undefined
      }
      onConfirm={({ notifications = true, duration = 0 }) => {
        switch (kind) {
          case 'BLOCK':
            return commands.block(account);
          case 'MUTE':
            return commands.mute(account, { notifications, duration });
          case 'UNFOLLOW':
            return commands.unfollow(account);
          case 'BLOCK_DOMAIN':
            return commands.blockDomain(account.domain);
        }
      }}
    />
  );
}
