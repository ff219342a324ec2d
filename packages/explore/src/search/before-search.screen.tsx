import { useClient, useFeatures } from '@rookery/store';
import { useTimelineOptions } from '@rookery/timeline';
import { BlankState, Link, TrendRow, useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { searchMessages } from './messages.js';
import { RecentSearches, type RecentSearchesProps } from './recent-searches.js';
import { TrendingPostsScreen, type TrendingPostsScreenProps } from './trend-lists.screen.js';
import { TrendingLinksSection } from './trending-links.screen.js';
import { trendingTagsQuery } from './trends.data.js';

export interface BeforeSearchScreenProps extends RecentSearchesProps, Pick<TrendingPostsScreenProps, 'restore'> {
  /** The pages with all trends. */
  trendHrefs: Readonly<Record<'tags' | 'posts' | 'links', string>>;
  /** Suggested profiles, between the trending links and posts. */
  suggestions?: ReactNode;
}

/** Before a search: the reader's last searches, and the trends of their server. HINT-06, HINT-07 */
export function BeforeSearchScreen({ trendHrefs, restore, suggestions, ...recent }: BeforeSearchScreenProps) {
  const text = useMessages(searchMessages);
  const { data: features } = useFeatures();
  return (
    <>
      {recent.searches.length > 0 ? (
        <RecentSearches {...recent} />
      ) : (
        <BlankState
          icon={<Search size={28} strokeWidth={1.6} aria-hidden="true" />}
          title={text.beforeTitle()}
          description={text.beforeText()}
        />
      )}
      <TrendingTags allHref={trendHrefs.tags} />
      {features?.trendingLinks === true && <TrendingLinksSection className="rk-trends-section" allHref={trendHrefs.links} />}
      {suggestions}
      {features?.trendingStatuses === true && (
        <section className="rk-trending-posts" aria-labelledby="trending-posts">
          <div className="rk-trends-head">
            <h2 id="trending-posts">{text.trendingPosts()}</h2>
            <Link href={trendHrefs.posts}>{text.viewAll()}</Link>
          </div>
          <TrendingPostsScreen of={features.trendingTruths ? 'truth' : 'mastodon'} restore={restore} />
        </section>
      )}
    </>
  );
}

function TrendingTags({ allHref }: { allHref: string }) {
  const text = useMessages(searchMessages);
  const { hrefs } = useTimelineOptions();
  const { data: tags = [] } = useQuery(trendingTagsQuery(useClient()));
  if (tags.length === 0) return null;
  return (
    <section className="rk-trending-tags rk-trends-section" aria-labelledby="search-trends">
      <div className="rk-trends-head">
        <h2 id="search-trends">{text.trending()}</h2>
        <Link href={allHref}>{text.viewAll()}</Link>
      </div>
      {tags.map(tag => (
        <TrendRow key={tag.name} name={tag.name} href={hrefs.tag(tag.name)} history={tag.history} />
      ))}
    </section>
  );
}
