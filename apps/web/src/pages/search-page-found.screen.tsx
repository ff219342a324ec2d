import { foundAccountsList, FoundEnd, FoundPostsScreen, NothingFound, searchMessages } from '@rookery/explore/search';
import { AccountListScreen, findAccounts } from '@rookery/people/accounts';
import { useClient, useFeatures } from '@rookery/store';
import { useTimelineOptions } from '@rookery/timeline';
import { useMessages } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsReturn } from '../routing/arrival.js';
import { searchHref } from '../session/use-own-searches.js';
import '@rookery/people/accounts.css';

/** The posts that match a search. */
export function FoundPosts({ words, accountId }: { words: string; accountId: string | null }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (
    <FoundPostsScreen
      words={words}
      accountId={accountId}
      restore={useIsReturn()}
      findAccounts={useMemo(() => findAccounts(client, queryClient, 'everyone'), [client, queryClient])}
      onAccount={id => void navigate(searchHref(words, 'posts', id))}
    />
  );
}

/** The people that match a search, with follow buttons. @param props.isSubmitted The server may look the words up elsewhere. */
export function FoundPeople({ words, isSubmitted }: { words: string; isSubmitted: boolean }) {
  const text = useMessages(searchMessages);
  const { data: features } = useFeatures();
  const { isSignedIn } = useTimelineOptions();
  const restore = useIsReturn();
  const pagedBy = features?.searchById === true ? 'id' : 'offset';
  const list = useMemo(
    () => foundAccountsList(words, { pagedBy, isResolved: isSubmitted && isSignedIn }),
    [words, pagedBy, isSubmitted, isSignedIn],
  );
  return (
    <AccountListScreen
      definition={list}
      scrollKey={`search:people:${words}`}
      restore={restore}
      label={text.people()}
      failedTitle={text.failed()}
      emptyState={<NothingFound title={text.noPeople({ words })} text={text.noPeopleText()} />}
      end={isSignedIn ? undefined : <FoundEnd list={list} />}
    />
  );
}
