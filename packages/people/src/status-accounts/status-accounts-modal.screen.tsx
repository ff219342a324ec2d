import { useMessages } from '@rookery/ui';
import { Modal, type CloseReason } from '@rookery/ui/modal';
import { useEffect, useState } from 'react';
import { MarkedAccountsScreen } from './marked-accounts.screen.js';
import { MentionsScreen } from './mentions.screen.js';
import { statusAccountsMessages } from './messages.js';
import { ReactionsScreen } from './reactions.screen.js';

const titles = { favourites: 'likes', reblogs: 'reposts', reactions: 'reactions', mentions: 'mentions' } as const;

export interface StatusAccountsModalScreenProps {
  list: keyof typeof titles;
  statusId: string;
  /** Another value closes the dialog, so that going back from a profile returns to the page below. The name of the page. */
  page: string;
  isOpen: boolean;
  isCovered?: boolean;
  onClose(reason: CloseReason): void;
}

/** The accounts that liked, reposted, reacted to or are mentioned by a post (MOD-14). It has no history entry of its own (MOD-02). */
export function StatusAccountsModalScreen({ list, statusId, page, ...modal }: StatusAccountsModalScreenProps) {
  const text = useMessages(statusAccountsMessages);
  const [openedAt] = useState(page);
  const { isOpen, onClose } = modal;
  const isLeft = isOpen && page !== openedAt;
  useEffect(() => {
    if (isLeft) onClose('navigate');
  }, [isLeft, onClose]);
  return (
    <Modal {...modal} historyEntry="shared" title={text[titles[list]]()}>
      {list === 'reactions' ? (
        <ReactionsScreen statusId={statusId} />
      ) : list === 'mentions' ? (
        <MentionsScreen statusId={statusId} />
      ) : (
        <MarkedAccountsScreen list={list} statusId={statusId} />
      )}
    </Modal>
  );
}
