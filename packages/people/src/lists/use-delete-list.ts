import type { List } from '@rookery/api-client';
import { useClient } from '@rookery/store';
import { useMessages, useNotify } from '@rookery/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePeopleOptions } from '../options/use-people-options.js';
import { ownListsMessages } from './messages.js';
import { deleteListMutation } from './own-lists.data.js';

/**
 * Returns a function that deletes a list after a confirmation.
 *
 * @param onDeleted Moves the focus, or leaves the page of the list: the button that asked is gone.
 */
export function useDeleteList(onDeleted: () => void): (list: List) => void {
  const text = useMessages(ownListsMessages);
  const notify = useNotify();
  const { onAsk } = usePeopleOptions();
  const { mutate } = useMutation(deleteListMutation(useClient(), useQueryClient()));
  const remove = (list: List): void =>
    mutate(list, {
      onSuccess() {
        notify({ kind: 'success', text: text.listDeleted({ title: list.title }) });
        onDeleted();
      },
      onError() {
        notify({ kind: 'error', text: text.deleteFailed(), action: { label: text.tryAgain(), onPress: () => remove(list) } });
      },
    });
  return list => onAsk('deleteList', () => remove(list));
}
