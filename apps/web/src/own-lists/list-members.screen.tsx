import { useMessages } from '@rookery/ui';
import { useState } from 'react';
import { ListMembers } from './list-members.js';
import { ownListsMessages } from './messages.js';
import { useListMembers, useSettledText } from './use-list-members.js';

/** The members of a list: found by a search, added and removed. */
export function ListMembersScreen({ listId }: { listId: string }) {
  const text = useMessages(ownListsMessages);
  const [typed, setTyped] = useState('');
  const words = useSettledText(typed.trim());
  const { accounts, isMember, toggle, takesAnyone, isPending, hasFailed, retry, change, changeStatus } = useListMembers(
    listId,
    words,
  );
  const name = change?.account.display_name || change?.account.username || '';
  const done = change?.isMember === true ? text.memberAdded({ name }) : text.memberRemoved({ name });
  return (
    <ListMembers
      words={typed}
      searched={words}
      onSearch={setTyped}
      searchLabel={takesAnyone ? text.findAnyone() : text.findFollowed()}
      accounts={accounts}
      isMember={isMember}
      onToggle={toggle}
      state={hasFailed ? 'failed' : isPending ? 'loading' : 'ready'}
      onRetry={retry}
      statusText={changeStatus === 'success' ? done : ''}
      errorText={changeStatus === 'error' ? text.changeFailed() : ''}
    />
  );
}
