import { errorText, type Account, type Status } from '@rookery/api-client';
import { useClient, useStatus } from '@rookery/store';
import type { SignedInAccount } from '@rookery/timeline/parts';
import { shownHost, useMessages } from '@rookery/ui';
import { Modal, type CloseReason } from '@rookery/ui/modal';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountChoice, ActingState } from './acting.js';
import { actingFailure } from './acting-rules.js';
import { ActingPostScreen } from './acting-post.screen.js';
import { actingMessages } from './messages.js';
import { postOfAccountQuery } from './post-of-account.data.js';

export interface ActingModalScreenProps {
  /** The id of the post, as the account shown has it. */
  statusId: string;
  /** The accounts that can act: those that are signed in beside the one shown. At least one. */
  accounts: readonly SignedInAccount[];
  isOpen: boolean;
  isCovered: boolean;
  onClose(reason: CloseReason | 'sent'): void;
  /** Opens the composer of the account with a reply. @param statusId The id that the post has for that account. */
  onReply(accountId: string, statusId: string): void;
  /** Opens a report of the account. The entities are as that account sees them. */
  onReport(accountId: string, about: Account, status: Status): void;
  /** Leads to the sign-in: the session of an account has ended. */
  onSignIn(): void;
}

/** Acts on a post as another account, without switching to it: the account's own server is asked for the post. */
export function ActingModalScreen({ statusId, accounts, isOpen, isCovered, onClose, ...ways }: ActingModalScreenProps) {
  const text = useMessages(actingMessages);
  const { data: status } = useStatus(statusId);
  const [chosenId, setChosenId] = useState(accounts[0]?.id ?? '');
  const account = accounts.find(({ id }) => id === chosenId);
  const { baseUrl } = useClient();
  return (
    <Modal isOpen={isOpen} isCovered={isCovered} onClose={onClose} title={text.title()}>
      <div className="rk-acting">
        {status !== undefined && <p className="rk-acting-about">{text.about({ acct: status.account.acct })}</p>}
        <AccountChoice accounts={accounts} chosenId={chosenId} onChoose={setChosenId} />
        {status !== undefined && account !== undefined && (
          <OfAccount key={account.id} account={account} status={status} from={baseUrl} onClose={onClose} {...ways} />
        )}
      </div>
    </Modal>
  );
}

interface OfAccountProps extends Pick<ActingModalScreenProps, 'onClose' | 'onReply' | 'onReport' | 'onSignIn'> {
  account: SignedInAccount;
  /** The post, as the account shown has it. */
  status: Status;
  from: string;
}

function OfAccount({ account, status, from, onClose, onReply, onReport, onSignIn }: OfAccountProps) {
  const { client, queryClient, id, handle } = account;
  const { data: ownId, error, isFetching, refetch } = useQuery(postOfAccountQuery(client, status, from), queryClient);
  const failure = isFetching ? null : actingFailure(error, typeof ownId === 'string');
  if (isFetching || failure !== null || typeof ownId !== 'string') {
    return (
      <ActingState
        handle={handle}
        server={shownHost(new URL(client.baseUrl).host)}
        failure={failure}
        reason={errorText(error, '')}
        onRetry={() => void refetch()}
        onSignIn={() => {
          onClose('navigate');
          onSignIn();
        }}
      />
    );
  }
  return (
    <ActingPostScreen
      account={account}
      statusId={ownId}
      onDone={() => onClose('sent')}
      onReply={() => {
        onClose('sent');
        onReply(id, ownId);
      }}
      onReport={found => {
        onClose('sent');
        onReport(id, found.account, found);
      }}
    />
  );
}
