import { useMessages } from '@rookery/ui';
import { Modal, type CloseReason } from '@rookery/ui/modal';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyContent } from '../routing/lazy-content.js';
import { statusAccountsMessages } from '@rookery/people/status-accounts';
import type { AccountsModalType } from './modals.js';

const MarkedAccounts = lazyContent(async () => (await import('./post-dialogs.js')).MarkedAccountsScreen);
const Reactions = lazyContent(async () => (await import('./post-dialogs.js')).ReactionsScreen);
const Mentions = lazyContent(async () => (await import('./post-dialogs.js')).MentionsScreen);

const titles = { FAVOURITES: 'likes', REBLOGS: 'reposts', REACTIONS: 'reactions', MENTIONS: 'mentions' } as const;

export interface AccountsModalProps {
  list: AccountsModalType;
  statusId: string;
  isOpen: boolean;
  isCovered: boolean;
  onClose(reason: CloseReason): void;
}

/**
 * FAVOURITES, REBLOGS, REACTIONS and MENTIONS: accounts that have to do with a post (MOD-14). It has no history entry of its own
 * (MOD-02), and closes when another page opens, so that going back from a profile returns to the page below.
 */
export function AccountsModal({ list, statusId, isOpen, isCovered, onClose }: AccountsModalProps) {
  const text = useMessages(statusAccountsMessages);
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const isLeft = isOpen && key !== openedAt;
  useEffect(() => {
    if (isLeft) onClose('navigate');
  }, [isLeft, onClose]);
  return (
    <Modal isOpen={isOpen} isCovered={isCovered} onClose={onClose} historyEntry="shared" title={text[titles[list]]()}>
      {list === 'REACTIONS' ? (
        <Reactions statusId={statusId} />
      ) : list === 'MENTIONS' ? (
        <Mentions statusId={statusId} />
      ) : (
        <MarkedAccounts list={list === 'REBLOGS' ? 'reblogs' : 'favourites'} statusId={statusId} />
      )}
    </Modal>
  );
}
