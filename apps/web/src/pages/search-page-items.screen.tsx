import type { FoundTag } from '@rookery/api-client';
import { useAccount, useFeatures, useList, type ListDefinition } from '@rookery/api-client/query';
import { itemIds } from '@rookery/api-client/list';
import { useTimelineOptions } from '@rookery/timeline';
import { FollowButtonScreen } from '@rookery/timeline/follow';
import { TrendRow, useMessages } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { AccountRow } from '../accounts/account-row.js';
import { LoadFailure } from './page-states.js';
import { hrefs } from '../routing/hrefs.js';
import { FoundList } from '../search/found-list.js';
import { foundAccountsList, foundTagKey, foundTagsList } from '../search/found-lists.data.js';
import { searchMessages } from '../search/messages.js';

interface FoundProps {
  words: string;
  /** The reader submitted the words: the server may look them up elsewhere. */
  isSubmitted: boolean;
}

/** The people that match a search, with follow buttons. */
export function FoundPeopleScreen({ words, isSubmitted }: FoundProps) {
  const text = useMessages(searchMessages);
  const { data: features } = useFeatures();
  const { isSignedIn } = useTimelineOptions();
  const pagedBy = features?.searchById === true ? 'id' : 'offset';
  const list = useMemo(
    () => foundAccountsList(words, { pagedBy, isResolved: isSubmitted && isSignedIn }),
    [words, pagedBy, isSubmitted, isSignedIn],
  );
  return (
    <FoundItems list={list} emptyTitle={text.noPeople({ words })} emptyText={text.noPeopleText()}>
      {ids => (
        <ul className="app-account-list">
          {ids.map(id => (
            <FoundPerson key={id} accountId={id} />
          ))}
        </ul>
      )}
    </FoundItems>
  );
}

function FoundPerson({ accountId }: { accountId: string }) {
  const { data: account } = useAccount(accountId);
  if (account === undefined) return null;
  return (
    <AccountRow account={account}>
      <FollowButtonScreen account={account} size="sm" isInList />
    </AccountRow>
  );
}

/** The hashtags that match a search, each with how many people talk about it. */
export function FoundTagsScreen({ words, isSubmitted }: FoundProps) {
  const text = useMessages(searchMessages);
  const { data: features } = useFeatures();
  const pagedBy = features?.searchById === true ? 'id' : 'offset';
  const list = useMemo(() => foundTagsList(words, { pagedBy, isResolved: isSubmitted }), [words, pagedBy, isSubmitted]);
  return (
    <FoundItems list={list} emptyTitle={text.noTags({ words })} emptyText={text.noPostsText()}>
      {ids => <FoundTags ids={ids} />}
    </FoundItems>
  );
}

function FoundTags({ ids }: { ids: readonly string[] }) {
  const text = useMessages(searchMessages);
  const queryClient = useQueryClient();
  const tags = ids.map(id => queryClient.getQueryData<FoundTag>(foundTagKey(id)) ?? { id, name: id, history: [] });
  return (
    <section className="app-search-trends" aria-label={text.tags()}>
      {tags.map(({ id, name, history }) => (
        <TrendRow key={id} name={name} href={hrefs.tag(name)} history={history} />
      ))}
    </section>
  );
}

interface FoundItemsProps<Item extends { id: string }> {
  list: ListDefinition<Item>;
  emptyTitle: string;
  emptyText: string;
  children(ids: readonly string[]): ReactNode;
}

function FoundItems<Item extends { id: string }>({ list, emptyTitle, emptyText, children }: FoundItemsProps<Item>) {
  const text = useMessages(searchMessages);
  const { isSignedIn, onSignIn } = useTimelineOptions();
  const { query, state, older, loadOlder } = useList(list);
  const ids = useMemo(() => (state === undefined ? undefined : itemIds(state.entries)), [state]);
  if (ids === undefined && query.isError) {
    return <LoadFailure error={query.error} title={text.failed()} onRetry={() => void query.refetch()} />;
  }
  const mayHaveMore = !isSignedIn && (ids?.length ?? 0) >= list.pageSize;
  return (
    <FoundList
      isEmpty={ids?.length === 0}
      emptyTitle={emptyTitle}
      emptyText={emptyText}
      more={older && { ...older, onLoad: loadOlder }}
      onSignIn={mayHaveMore ? onSignIn : undefined}
    >
      {ids && children(ids)}
    </FoundList>
  );
}
