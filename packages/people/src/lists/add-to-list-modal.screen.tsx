import { errorText, type Account } from '@rookery/api-client';
import { useClient } from '@rookery/store';
import { ErrorState, LazyModal, Loading, useMessages } from '@rookery/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AddToList } from './add-to-list.js';
import { ownListsMessages } from './messages.js';
import { changeMemberMutation, createListMutation, listsOfAccountQuery, listsQuery } from './own-lists.data.js';

interface AddToListModalProps {
  account: Account;
  isOpen: boolean;
  onClose(): void;
}

/** The member's lists, each on where it contains an account. HINT-04 */
export function AddToListModal({ account, isOpen, onClose }: AddToListModalProps) {
  const text = useMessages(ownListsMessages);
  return (
    <LazyModal isOpen={isOpen} onClose={onClose} title={text.addToList()}>
      <ListsWithAccount account={account} />
    </LazyModal>
  );
}

function ListsWithAccount({ account }: { account: Account }) {
  const text = useMessages(ownListsMessages);
  const client = useClient();
  const queryClient = useQueryClient();
  const lists = useQuery(listsQuery(client));
  const containing = useQuery(listsOfAccountQuery(client, account.id));
  const create = useMutation(createListMutation(client, queryClient));
  const change = useMutation(changeMemberMutation(client, queryClient));
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  if (lists.isError || containing.isError) {
    const retry = (): void => void (lists.isError ? lists.refetch() : containing.refetch());
    return <ErrorState title={text.listsFailed()} description={errorText(lists.error ?? containing.error, '')} onRetry={retry} />;
  }
  if (lists.isPending || containing.isPending) return <Loading />;
  const set = (listId: string, isMember: boolean): void => setChanged(before => new Map(before).set(listId, isMember));
  return (
    <AddToList
      name={account.display_name || account.username}
      lists={lists.data.map(list => ({ ...list, isOn: changed.get(list.id) ?? containing.data.includes(list.id) }))}
      onChange={(listId, isMember) => {
        set(listId, isMember);
        change.mutate({ listId, account, isMember }, { onError: () => set(listId, !isMember) });
      }}
      errorText={change.isError ? text.changeFailed() : ''}
      newList={{
        isSubmitting: create.isPending,
        errorText: create.isError ? errorText(create.error, text.addFailed()) : '',
        onCreate: title =>
          create.mutateAsync(title).then(
            () => true,
            () => false,
          ),
      }}
    />
  );
}
