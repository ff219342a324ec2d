import { useClient } from '@rookery/store';
import { PartBoundary, TrendRow, useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { messages } from '../messages/messages.js';
import { useSession } from '../session/session-provider.js';
import { hrefs } from '../routing/hrefs.js';
import { trendingTagsQuery } from '@rookery/explore/search';
import { SideSearch } from './side-search.js';
import { SidePanelsScreen } from './side-panels.screen.js';

/** The side column: the search, trending hashtags, suggested profiles, pinned hosts, and the panels of the site. */
export function SideColumn() {
  const text = useMessages(messages);
  const { session } = useSession();
  const { pathname } = useLocation();
  const { data: tags } = useQuery(trendingTagsQuery(useClient()));
  return (
    <aside className="app-side" aria-label={text.trending()}>
      {pathname !== '/search' && (
        <PartBoundary className="app-panel">
          <SideSearch key={pathname} />
        </PartBoundary>
      )}
      {tags !== undefined && tags.length > 0 && !pathname.startsWith('/explore') && (
        <section className="app-panel" aria-labelledby="trending-title">
          <h2 id="trending-title">{text.trending()}</h2>
          {tags.map(tag => (
            <TrendRow key={tag.name} name={tag.name} href={hrefs.tag(tag.name)} history={tag.history} />
          ))}
        </section>
      )}
      <SidePanelsScreen isMember={session !== null} />
    </aside>
  );
}
