import type { List as OwnList } from '@rookery/api-client';
import { BlankState, DisplayName, Link, useMessages } from '@rookery/ui';
import { List } from 'lucide-react';
import { listsMessages } from '../messages/list-messages.js';
import { ListMenu } from './list-menu.js';
import './own-lists.css';

interface OwnListsProps {
  lists: readonly OwnList[];
  onEdit(list: OwnList): void;
  onDelete(list: OwnList): void;
}

/** The member's lists by title, each with its menu. HINT-04 */
export function OwnLists({ lists, onEdit, onDelete }: OwnListsProps) {
  const text = useMessages(listsMessages);
  if (lists.length === 0) {
    return (
      <BlankState
        icon={<List size={28} strokeWidth={1.6} aria-hidden="true" />}
        title={text.noListsTitle()}
        description={text.noListsText()}
      />
    );
  }
  return (
    <ul className="app-lists">
      {lists.map(list => (
        <li key={list.id}>
          <Link href={`/list/${encodeURIComponent(list.id)}`}>
            <List size={20} aria-hidden="true" />
            <DisplayName name={list.title} isWrapped />
          </Link>
          <ListMenu title={list.title} onEdit={() => onEdit(list)} onDelete={() => onDelete(list)} />
        </li>
      ))}
    </ul>
  );
}
