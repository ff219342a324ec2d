import type { List as OwnList } from '@rookery/api-client';
import { BlankState, DisplayName, Link, useMessages } from '@rookery/ui';
import { List } from 'lucide-react';
import { usePeopleOptions } from '../options/use-people-options.js';
import { ListMenu } from './list-menu.js';
import { ownListsMessages } from './messages.js';

interface OwnListsProps {
  lists: readonly OwnList[];
  onEdit(list: OwnList): void;
  onDelete(list: OwnList): void;
}

/** The member's lists by title, each with its menu. HINT-04 */
export function OwnLists({ lists, onEdit, onDelete }: OwnListsProps) {
  const text = useMessages(ownListsMessages);
  const { hrefs } = usePeopleOptions();
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
    <ul className="rk-own-lists">
      {lists.map(list => (
        <li key={list.id}>
          <Link href={hrefs.list(list)}>
            <List size={20} aria-hidden="true" />
            <DisplayName name={list.title} isWrapped />
          </Link>
          <ListMenu title={list.title} onEdit={() => onEdit(list)} onDelete={() => onDelete(list)} />
        </li>
      ))}
    </ul>
  );
}
