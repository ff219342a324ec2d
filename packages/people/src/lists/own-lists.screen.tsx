import { errorText, type List } from '@rookery/api-client';
import { useClient, useFeatures } from '@rookery/store';
import { BlankState, ErrorState, Loading, useMessages } from '@rookery/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EditListModal } from './edit-list-modal.js';
import { ownListsMessages } from './messages.js';
import { NewListForm } from './new-list-form.js';
import { createListMutation, listsQuery } from './own-lists.data.js';
import { OwnLists } from './own-lists.js';
import { useDeleteList } from './use-delete-list.js';

/** The member's lists: created, edited and deleted. HINT-04 */
export function OwnListsScreen() {
  const text = useMessages(ownListsMessages);
  const client = useClient();
  const { data: features } = useFeatures();
  const { data: lists, isPending, error, refetch } = useQuery(listsQuery(client));
  const create = useMutation(createListMutation(client, useQueryClient()));
  const [edited, setEdited] = useState<List | null>(null);
  const askToDelete = useDeleteList(() => document.querySelector<HTMLElement>('.rk-new-list input')?.focus());
  if (features?.lists === false) return <BlankState title={text.unsupportedTitle()} description={text.unsupportedText()} />;
  if (isPending) return <Loading />;
  if (lists === undefined)
    return <ErrorState title={text.listsFailed()} description={errorText(error, '')} onRetry={() => void refetch()} />;
  return (
    <>
      <NewListForm
        isSubmitting={create.isPending}
        errorText={create.isError ? errorText(create.error, text.addFailed()) : ''}
        onCreate={title =>
          create.mutateAsync(title).then(
            () => true,
            () => false,
          )
        }
      />
      <output className="rk-visually-hidden">{create.isSuccess ? text.listAdded({ title: create.data.title }) : ''}</output>
      <OwnLists lists={lists} onEdit={setEdited} onDelete={askToDelete} />
      <EditListModal list={edited} onClose={() => setEdited(null)} />
    </>
  );
}
