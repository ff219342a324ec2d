import { foundAccountsList, foundTagKey, foundTagsList, searchMessages } from '@rookery/explore/search';
import type { FoundTag } from '@rookery/api-client';
import { itemIds, type ListState } from '@rookery/store/list';
import { useFeatures, useList, type ListDefinition } from '@rookery/store';
import { useTimelineOptions } from '@rookery/timeline';
import { BlankState, Button, ListStates, TrendRow, useMessages } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { AccountListScreen } from '@rookery/people/accounts';
import { useIsReturn } from '../routing/arrival.js';
import { hrefs } from '../routing/hrefs.js';
import '@rookery/people/accounts.css';

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
      end={isSignedIn ? undefined : <VisitorEnd list={list} />}
    />
  );
}

/** The hashtags that match a search, each with how many people talk about it. */
export function FoundTagsScreen({ words }: Pick<FoundProps, 'words'>) {
  const text = useMessages(searchMessages);
  const { data: features } = useFeatures();
  const { isSignedIn, onSignIn } = useTimelineOptions();
  const pagedBy = features?.searchById === true ? 'id' : 'offset';
  const list = useMemo(() => foundTagsList(words, pagedBy), [words, pagedBy]);
  const { state, view } = useList(list);
  const ids = itemIds(state?.entries ?? []);
  return (
    <ListStates
      {...view}
      onSignIn={isSignedIn ? undefined : onSignIn}
      failedTitle={text.failed()}
      olderFailedTitle={text.moreFailed()}
      hasFailureLine
      isEmpty={ids.length === 0}
      emptyState={<NothingFound title={text.noTags({ words })} text={text.noPostsText()} />}
      end={isSignedIn ? <p className="app-found-end">{text.end()}</p> : <VisitorEnd list={list} />}
    >
      <FoundTags ids={ids} />
    </ListStates>
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

function NothingFound({ title, text }: { title: string; text: string }) {
  return <BlankState icon={<SearchX size={28} strokeWidth={1.6} aria-hidden="true" />} title={title} description={text} />;
}

/** Servers show visitors one page of results. Below a full one there may be more. */
function VisitorEnd({ list }: { list: Pick<ListDefinition<{ id: string }>, 'queryKey' | 'pageSize'> }) {
  const text = useMessages(searchMessages);
  const { onSignIn } = useTimelineOptions();
  const count = useQueryClient().getQueryData<ListState>(list.queryKey)?.entries.length ?? 0;
  if (count < list.pageSize) return <p className="app-found-end">{text.end()}</p>;
  return (
    <p className="app-found-end">
      <Button variant="plain" onClick={onSignIn}>
        {text.endForVisitors()}
      </Button>
    </p>
  );
}
