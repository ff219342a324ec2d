import type { FoundTag } from '@rookery/api-client';
import { useFeatures, useList, type ListDefinition } from '@rookery/store';
import { itemIds, type ListState } from '@rookery/store/list';
import { useTimelineOptions } from '@rookery/timeline';
import { BlankState, Button, ListStates, TrendRow, useMessages } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { foundTagKey, foundTagsList } from './found-lists.data.js';
import { searchMessages } from './messages.js';

/** The hashtags that match a search, each with how many people talk about it. */
export function FoundTagsScreen({ words }: { words: string }) {
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
      end={<FoundEnd list={list} />}
    >
      <FoundTags ids={ids} />
    </ListStates>
  );
}

function FoundTags({ ids }: { ids: readonly string[] }) {
  const text = useMessages(searchMessages);
  const { hrefs } = useTimelineOptions();
  const queryClient = useQueryClient();
  const tags = ids.map(id => queryClient.getQueryData<FoundTag>(foundTagKey(id)) ?? { id, name: id, history: [] });
  return (
    <section className="rk-trending-tags" aria-label={text.tags()}>
      {tags.map(({ id, name, history }) => (
        <TrendRow key={id} name={name} href={hrefs.tag(name)} history={history} />
      ))}
    </section>
  );
}

/** Instead of results. */
export function NothingFound({ title, text }: { title: string; text: string }) {
  return <BlankState icon={<SearchX size={28} strokeWidth={1.6} aria-hidden="true" />} title={title} description={text} />;
}

/** Below results. Servers show visitors one page of them: below a full one there may be more. */
export function FoundEnd({ list }: { list: Pick<ListDefinition<{ id: string }>, 'queryKey' | 'pageSize'> }) {
  const text = useMessages(searchMessages);
  const { isSignedIn, onSignIn } = useTimelineOptions();
  const count = useQueryClient().getQueryData<ListState>(list.queryKey)?.entries.length ?? 0;
  if (isSignedIn || count < list.pageSize) return <p className="rk-found-end">{text.end()}</p>;
  return (
    <p className="rk-found-end">
      <Button variant="plain" onClick={onSignIn}>
        {text.endForVisitors()}
      </Button>
    </p>
  );
}
