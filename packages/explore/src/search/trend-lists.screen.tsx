import { errorText, isSignInNeeded } from '@rookery/api-client';
import { useClient } from '@rookery/store';
import { TimelineScreen, useTimelineOptions } from '@rookery/timeline';
import { BlankState, ListStates, TrendRow, useMessages } from '@rookery/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { searchMessages } from './messages.js';
import { safeLinks, TrendingLinkList } from './trending-links.js';
import { allTrendingTagsQuery, trendingLinksQuery } from './trends.data.js';

/** The trending hashtags with their histories. HINT-07 */
export function TrendingTagsScreen() {
  const text = useMessages(searchMessages);
  const { hrefs } = useTimelineOptions();
  const query = useQuery(allTrendingTagsQuery(useClient()));
  const tags = query.data ?? [];
  return (
    <Trends query={query} isEmpty={tags.length === 0} emptyTitle={text.noTrendingTags()}>
      <ol className="rk-trends-page">
        {tags.map(tag => (
          <li key={tag.name}>
            <TrendRow name={tag.name} href={hrefs.tag(tag.name)} history={tag.history} />
          </li>
        ))}
      </ol>
    </Trends>
  );
}

/** The links that most accounts share. HINT-07 */
export function TrendingLinksScreen() {
  const text = useMessages(searchMessages);
  const query = useQuery(trendingLinksQuery(useClient()));
  const links = query.data ?? [];
  return (
    <Trends query={query} isEmpty={safeLinks(links).length === 0} emptyTitle={text.noTrendingLinks()}>
      <div className="rk-trends-page">
        <TrendingLinkList links={links} />
      </div>
    </Trends>
  );
}

const sources = {
  mastodon: { kind: 'trending', of: 'mastodon' },
  truth: { kind: 'trending', of: 'truth' },
} as const;

export interface TrendingPostsScreenProps {
  /** Which endpoint has them. */
  of: keyof typeof sources;
  /** Whether the reader returns to the list. */
  restore: boolean;
  /** An empty list says so; otherwise it shows nothing. */
  hasEmptyState?: boolean;
}

/** The posts that are popular now, page by page. HINT-07 */
export function TrendingPostsScreen({ of, restore, hasEmptyState = false }: TrendingPostsScreenProps) {
  const text = useMessages(searchMessages);
  return (
    <TimelineScreen
      listId="status-list"
      source={sources[of]}
      restore={restore}
      scrollKey={`trending:${of}`}
      emptyState={hasEmptyState ? <NoTrends title={text.noTrendingPosts()} /> : <span />}
    />
  );
}

interface TrendsProps {
  query: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>;
  isEmpty: boolean;
  emptyTitle: string;
  children: ReactNode;
}

/** Trends in each of their states. */
function Trends({ query: { data, error, refetch }, isEmpty, emptyTitle, children }: TrendsProps) {
  const text = useMessages(searchMessages);
  const { isSignedIn, onSignIn } = useTimelineOptions();
  const failure = isSignInNeeded(error) ? 'members-only' : 'failed';
  return (
    <ListStates
      phase={data !== undefined ? 'ready' : error === null ? 'loading' : failure}
      reason={errorText(error, '')}
      onRetry={() => void refetch()}
      onSignIn={isSignedIn ? undefined : onSignIn}
      older={null}
      failedTitle={text.trendsFailed()}
      isEmpty={isEmpty}
      emptyState={<NoTrends title={emptyTitle} />}
    >
      {children}
    </ListStates>
  );
}

function NoTrends({ title }: { title: string }) {
  const text = useMessages(searchMessages);
  return (
    <BlankState
      icon={<TrendingUp size={28} strokeWidth={1.6} aria-hidden="true" />}
      title={title}
      description={text.noTrendsText()}
    />
  );
}
