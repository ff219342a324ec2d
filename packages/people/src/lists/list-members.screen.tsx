import { useMessages } from '@rookery/ui';
import { ListMembers } from './list-members.js';
import { ownListsMessages } from './messages.js';
import { useListMembers } from './use-list-members.js';

/** The members of a list: found by a search, added and removed. */
export function ListMembersScreen({ listId }: { listId: string }) {
  const text = useMessages(ownListsMessages);
  const { isMember, toggle, takesAnyone, isPending, hasFailed, retry, change, changeStatus, ...shown } = useListMembers(listId);
  const name = change?.account.display_name || change?.account.username || '';
  const done = change?.isMember === true ? text.memberAdded({ name }) : text.memberRemoved({ name });
  return (
    <ListMembers
      {...shown}
      hint={takesAnyone ? '' : text.onlyFollowed()}
      isMember={isMember}
      onAdd={account => !isMember(account.id) && toggle(account)}
      onToggle={toggle}
      state={hasFailed ? 'failed' : isPending ? 'loading' : 'ready'}
      onRetry={retry}
      statusText={changeStatus === 'success' ? done : ''}
      errorText={changeStatus === 'error' ? text.changeFailed() : ''}
    />
  );
}
