import { allTrendingTagsQuery, safeLinks, searchMessages, TrendingLinkList, trendingLinksQuery } from '@rookery/explore/search';
import { useClient } from '@rookery/store';
import { BlankState, Loading, TrendRow, useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { TrendingUp } from 'lucide-react';
import { LoadFailure } from './page-states.js';
import { TimelinePage } from './timeline-page.js';
import { hrefs } from '../routing/hrefs.js';

/** The trending hashtags with their histories. */
export function TrendingTagsScreen() {
  const text = useMessages(searchMessages);
  const { data: tags, error, refetch } = useQuery(allTrendingTagsQuery(useClient()));
  if (tags === undefined) {
    return error === null ? (
      <Loading />
    ) : (
      <LoadFailure error={error} title={text.trendsFailed()} onRetry={() => void refetch()} />
    );
  }
  if (tags.length === 0) return <NoTrends title={text.noTrendingTags()} />;
  return (
    <ol className="app-trends-page">
      {tags.map(tag => (
        <li key={tag.name}>
          <TrendRow name={tag.name} href={hrefs.tag(tag.name)} history={tag.history} />
        </li>
      ))}
    </ol>
  );
}

/** The links that most accounts share. */
export function TrendingLinksScreen() {
  const text = useMessages(searchMessages);
  const { data: links, error, refetch } = useQuery(trendingLinksQuery(useClient()));
  if (links === undefined) {
    return error === null ? (
      <Loading />
    ) : (
      <LoadFailure error={error} title={text.trendsFailed()} onRetry={() => void refetch()} />
    );
  }
  if (safeLinks(links).length === 0) return <NoTrends title={text.noTrendingLinks()} />;
  return (
    <div className="app-trends-page">
      <TrendingLinkList links={links} />
    </div>
  );
}

const sources = {
  mastodon: { kind: 'trending', of: 'mastodon' },
  truth: { kind: 'trending', of: 'truth' },
} as const;

interface TrendingPostsScreenProps {
  /** Which endpoint has them. */
  of: keyof typeof sources;
  /** An empty list says so; otherwise it shows nothing. */
  hasEmptyState?: boolean;
}

/** The posts that are popular now, page by page. */
export function TrendingPostsScreen({ of, hasEmptyState = false }: TrendingPostsScreenProps) {
  const text = useMessages(searchMessages);
  return (
    <TimelinePage
      source={sources[of]}
      scrollKey={`trending:${of}`}
      emptyState={hasEmptyState ? <NoTrends title={text.noTrendingPosts()} /> : <span />}
    />
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
