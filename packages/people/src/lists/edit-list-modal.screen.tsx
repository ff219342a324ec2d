import type { List } from '@rookery/api-client';
import { useFeatures } from '@rookery/store';
import { useMessages } from '@rookery/ui';
import { Modal } from '@rookery/ui/modal';
import { ListMembersScreen } from './list-members.screen.js';
import { ownListsMessages } from './messages.js';
import { RenameListScreen } from './rename-list.screen.js';

interface EditListModalScreenProps {
  list: List;
  isOpen: boolean;
  onClose(): void;
}

/** The editor of a list: its title, where the server renames lists, and its members. HINT-04 */
export function EditListModalScreen({ list, isOpen, onClose }: EditListModalScreenProps) {
  const text = useMessages(ownListsMessages);
  const { data: features } = useFeatures();
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={text.editList()}>
      <div className="rk-edit-list">
        {features?.listsRename === true && <RenameListScreen list={list} />}
        <ListMembersScreen listId={list.id} />
      </div>
    </Modal>
  );
}
