import { searchMessages, TrendingLinksScreen, TrendingPostsScreen, TrendingTagsScreen } from '@rookery/explore/search';
import { useFeatures } from '@rookery/store';
import { NavTabs, useMessages } from '@rookery/ui';
import { useParams } from 'react-router-dom';
import { useIsReturn } from '../routing/arrival.js';
import { PageHeader } from '../shell/page-header.js';
import { NotFoundPage } from './not-found-page.js';
import '@rookery/explore/search.css';

const kinds = ['tags', 'posts', 'links'] as const;

/** The trends of the server: hashtags, posts and links, each where the server has them. HINT-07 */
export function ExplorePage() {
  const text = useMessages(searchMessages);
  const { data: features } = useFeatures();
  const restore = useIsReturn();
  const { kind: name = 'tags' } = useParams();
  const kind = kinds.find(known => known === name);
  if (kind === undefined) return <NotFoundPage />;
  const isOffered = { tags: true, posts: features?.trendingStatuses === true, links: features?.trendingLinks === true };
  const tabs = kinds
    .filter(other => isOffered[other] || other === kind)
    .map(other => ({ href: `/explore/${other}`, label: text[other](), isCurrent: other === kind }));
  return (
    <>
      <PageHeader title={text.explore()}>
        <NavTabs label={text.trends()} items={tabs} />
      </PageHeader>
      {kind === 'tags' && <TrendingTagsScreen />}
      {kind === 'posts' && features !== undefined && (
        <TrendingPostsScreen of={features.trendingTruths ? 'truth' : 'mastodon'} restore={restore} hasEmptyState />
      )}
      {kind === 'links' && <TrendingLinksScreen />}
    </>
  );
}
