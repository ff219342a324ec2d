import type { Account } from '@rookery/api-client';
import { pagesView, useClient } from '@rookery/store';
import { Avatar, BlankState, Identity, LazyModal, ListStates, safeUrl, useMessages } from '@rookery/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { participantsQuery } from './events.data.js';
import { eventMessages } from './messages.js';

interface ParticipantsDialogProps {
  statusId: string;
  isOpen: boolean;
  onClose(): void;
}

/** The accounts that take part in an event, page by page. */
export function ParticipantsDialog({ statusId, isOpen, onClose }: ParticipantsDialogProps) {
  const text = useMessages(eventMessages);
  return (
    <LazyModal isOpen={isOpen} onClose={onClose} title={text.participants()}>
      <Participants statusId={statusId} />
    </LazyModal>
  );
}

function Participants({ statusId }: Pick<ParticipantsDialogProps, 'statusId'>) {
  const text = useMessages(eventMessages);
  const query = useInfiniteQuery(participantsQuery(useClient(), useQueryClient(), statusId));
  const view = pagesView(query);
  const accounts = [...new Map(query.data?.pages.flatMap(page => page.items).map(account => [account.id, account])).values()];
  return (
    <ListStates
      {...view}
      failedTitle={text.participantsFailed()}
      isEmpty={accounts.length === 0 && view.older === null}
      emptyState={<BlankState title={text.noParticipants()} />}
    >
      <ul className="rk-event-people">
        {accounts.map(account => (
          <PersonRow key={account.id} account={account} />
        ))}
      </ul>
    </ListStates>
  );
}

interface PersonRowProps {
  account: Account;
  /** Below the name. */
  children?: ReactNode;
}

/** An account of a list, with a link to its profile. */
export function PersonRow({ account, children }: PersonRowProps) {
  const { hrefs } = useTimelineOptions();
  return (
    <li className="rk-event-person">
      <Avatar src={safeUrl(account.avatar_static || account.avatar, 'media')} name={account.display_name || account.username} />
      <div>
        <Identity
          displayName={account.display_name}
          acct={account.acct}
          verified={account.verified}
          emojis={account.emojis}
          href={hrefs.account(account)}
        />
        {children}
      </div>
    </li>
  );
}
