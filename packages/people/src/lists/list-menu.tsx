import { LazyMenuButton, useMessages } from '@rookery/ui';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { ownListsMessages } from './messages.js';

export interface ListMenuProps {
  title: string;
  onEdit(): void;
  onDelete(): void;
}

/** The menu of a list: edit and delete. HINT-04 */
export function ListMenu({ title, onEdit, onDelete }: ListMenuProps) {
  const text = useMessages(ownListsMessages);
  return (
    <LazyMenuButton
      label={text.options({ title })}
      icon={<Ellipsis size={20} strokeWidth={1.85} aria-hidden="true" />}
      items={[
        { id: 'edit-list', label: text.editList(), icon: <Pencil size={18} aria-hidden="true" />, onAction: onEdit },
        {
          id: 'delete',
          label: text.deleteList(),
          icon: <Trash2 size={18} aria-hidden="true" />,
          onAction: onDelete,
          isDanger: true,
        },
      ]}
    />
  );
}
