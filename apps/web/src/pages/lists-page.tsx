import { useClient } from '@rookery/api-client/query';
import { BlankState, ErrorState, Link, Loading, useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { List } from 'lucide-react';
import { listsQuery } from '../lists/lists.data.js';
import { listsMessages } from '../messages/list-messages.js';
import { messages } from '../messages/messages.js';
import { pageMessages } from '../messages/page-messages.js';
import { PageHeader } from '../shell/page-header.js';
import { MembersOnly } from './page-states.js';
import '../lists/lists.css';

/** The member's lists by name. */
export function ListsPage() {
  const text = useMessages(messages);
  return (
    <>
      <PageHeader title={text.lists()} />
      <MembersOnly>
        <Lists />
      </MembersOnly>
    </>
  );
}

function Lists() {
  const text = useMessages(pageMessages);
  const words = useMessages(listsMessages);
  const { data: lists, isPending, refetch } = useQuery(listsQuery(useClient()));
  if (isPending) return <Loading />;
  if (lists === undefined) return <ErrorState title={text.listFailed()} onRetry={() => void refetch()} />;
  if (lists.length === 0)
    return (
      <BlankState
        icon={<List size={28} strokeWidth={1.6} aria-hidden="true" />}
        title={words.noListsTitle()}
        description={words.noListsText()}
      />
    );
  return (
    <ul className="app-lists">
      {lists.map(list => (
        <li key={list.id}>
          <Link href={`/list/${encodeURIComponent(list.id)}`}>
            <List size={20} aria-hidden="true" />
            <span dir="auto">{list.title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
