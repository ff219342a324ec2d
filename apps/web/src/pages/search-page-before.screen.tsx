import { RecentSearches, searchMessages, TrendingLinksSection, trendingTagsQuery } from '@rookery/explore/search';
import { useClient, useFeatures } from '@rookery/store';
import { useTimelineOptions } from '@rookery/timeline';
import { SuggestionsBlockScreen } from '@rookery/people/suggestions';
import { BlankState, Link, TrendRow, useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { hrefs } from '../routing/hrefs.js';
import { TrendingPostsScreen } from './explore-page-lists.screen.js';
import { searchHref, searchKindOf } from '../search/search-kind.js';
import { useRecentSearches } from '../search/use-recent-searches.js';

const hrefOfSearch = (words: string): string => searchHref(words, searchKindOf(null, words));

/** Before a search: the reader's last searches, and the trends and suggested profiles of their server. HINT-06, HINT-07 */
export function BeforeSearchScreen() {
  const text = useMessages(searchMessages);
  const { isSignedIn } = useTimelineOptions();
  const { data: features } = useFeatures();
  const { searches, add, remove, clear } = useRecentSearches();
  const clearAll = (): void => {
    clear();
    document.querySelector<HTMLElement>('search input')?.focus();
  };
  return (
    <>
      {searches.length > 0 ? (
        <RecentSearches searches={searches} hrefOf={hrefOfSearch} onOpen={add} onRemove={remove} onClear={clearAll} />
      ) : (
        <BlankState
          icon={<Search size={28} strokeWidth={1.6} aria-hidden="true" />}
          title={text.beforeTitle()}
          description={text.beforeText()}
        />
      )}
      <TrendingTags />
      {features?.trendingLinks === true && <TrendingLinksSection className="app-trends-section" allHref="/explore/links" />}
      {isSignedIn && features?.suggestions === true && (
        <section className="app-search-suggestions" aria-labelledby="search-suggestions">
          <SuggestionsBlockScreen titleId="search-suggestions" allHref="/suggestions" />
        </section>
      )}
      {features?.trendingStatuses === true && <TrendingPosts of={features.trendingTruths ? 'truth' : 'mastodon'} />}
    </>
  );
}

function TrendingTags() {
  const text = useMessages(searchMessages);
  const { data: tags = [] } = useQuery(trendingTagsQuery(useClient()));
  if (tags.length === 0) return null;
  return (
    <section className="app-search-trends app-trends-section" aria-labelledby="search-trends">
      <div className="rk-trends-head">
        <h2 id="search-trends">{text.trending()}</h2>
        <Link href="/explore/tags">{text.viewAll()}</Link>
      </div>
      {tags.map(tag => (
        <TrendRow key={tag.name} name={tag.name} href={hrefs.tag(tag.name)} history={tag.history} />
      ))}
    </section>
  );
}

function TrendingPosts({ of }: { of: 'mastodon' | 'truth' }) {
  const text = useMessages(searchMessages);
  return (
    <section className="app-trending-posts" aria-labelledby="trending-posts">
      <div className="rk-trends-head">
        <h2 id="trending-posts">{text.trendingPosts()}</h2>
        <Link href="/explore/posts">{text.viewAll()}</Link>
      </div>
      <TrendingPostsScreen of={of} />
    </section>
  );
}
