import { errorText, type List } from '@rookery/api-client';
import { useClient } from '@rookery/store';
import { useMessages } from '@rookery/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownListsMessages } from './messages.js';
import { renameListMutation } from './own-lists.data.js';
import { RenameList } from './rename-list.js';

/** Renames a list. */
export function RenameListScreen({ list }: { list: List }) {
  const text = useMessages(ownListsMessages);
  const { mutate, isPending, isError, isSuccess, error } = useMutation(
    renameListMutation(useClient(), useQueryClient(), list.id),
  );
  return (
    <RenameList
      title={list.title}
      isSubmitting={isPending}
      errorText={isError ? errorText(error, text.saveFailed()) : ''}
      isSaved={isSuccess}
      onRename={mutate}
    />
  );
}
