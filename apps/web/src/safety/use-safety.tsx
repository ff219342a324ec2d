import type { Account, Status } from '@rookery/api-client';
import { modals } from '../modals/modals.js';

interface Safety {
  /** Asks how the account is muted. */
  openMute(account: Account): void;
  /** Asks before the account is blocked, and offers to report it too. */
  openBlock(account: Account): void;
  /** Asks before all accounts of a domain are blocked. `domain`: `Account.domain`. */
  openBlockDomain(domain: string): void;
  /** Opens a report about the account. `status`: the post that the reader came from; it is chosen. */
  openReport(account: Account, status: Status | null): void;
}

const safety: Safety = {
  openMute: account => modals.open({ type: 'MUTE', account }),
  openBlock: account => modals.open({ type: 'BLOCK', account }),
  openBlockDomain: domain => modals.open({ type: 'BLOCK_DOMAIN', domain }),
  openReport: (account, status) => modals.open({ type: 'REPORT', account, status }),
};

/** The dialogs that keep others away. Their code is loaded when the first one opens. What needs no question: `useAccountCommands`. */
export function useSafety(): Safety {
  return safety;
}
