import { siteSettingsQuery, useClient, useFeatures, useInstance } from '@rookery/store';
import { SuggestionsPanelScreen, suggestionSource } from '@rookery/people/suggestions';
import { lazyPart, PartBoundary } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useMatch } from 'react-router-dom';
import { HostPanel } from '@rookery/explore/hosts';
import { SiteLinksScreen } from '@rookery/explore/site-links';
import { hostHref, siteHrefs } from '../routing/hrefs.js';
import { readHost } from '@rookery/ui';
import { useTurn } from '../session/use-turn.js';
import { useSettings } from '../settings/settings-provider.js';
import { useMediaQuery } from './use-media-query.js';
import '@rookery/explore/hosts.css';
import '@rookery/explore/site-links.css';

// Most pages have none of them.
const load = () => import('./rare-panels.screen.js');
const HostRestrictions = lazyPart(async () => (await load()).HostRestrictionsScreen, { isQuiet: true });
const TrendingLinks = lazyPart(async () => (await load()).TrendingLinksSection, { isQuiet: true });
const PromoPanel = lazyPart(async () => (await load()).PromoPanel, { isQuiet: true });

/** Lower windows end before this panel: it is neither loaded nor shown. */
const ROOM_FOR_LINKS = '(min-height: 57.5em)';

/** The panels that the page does not need at once: suggested profiles, pinned hosts, trending links, the restrictions of the host that is shown, links of the site. */
export function SidePanelsScreen({ isMember }: { isMember: boolean }) {
  const client = useClient();
  const { data: features } = useFeatures();
  const { data: site, isError: hasNoSite } = useQuery(siteSettingsQuery(client));
  const { data: instance } = useInstance();
  const { pathname } = useLocation();
  // Pages with suggested profiles of their own, and readers who want none. Home has them between its posts where the site injects any.
  const isBetweenPosts = pathname === '/' && !hasNoSite && site?.feedInjection !== false;
  const { suggestionsInHome, pinnedHosts } = useSettings().settings;
  const hasSuggestions = suggestionsInHome && pathname !== '/suggestions' && pathname !== '/search' && !isBetweenPosts;
  // The announcements are requested after what the page needs.
  const isSettled = useTurn('side column');
  const hasRoom = useMediaQuery(ROOM_FOR_LINKS);
  const hasLinks = hasRoom && pathname !== '/search' && !pathname.startsWith('/explore');
  const host = readHost(useMatch('/timeline/:host')?.params.host ?? '');
  return (
    <>
      {isMember && hasSuggestions && features !== undefined && suggestionSource(features) !== null && (
        <PartBoundary className="app-panel">
          <SuggestionsPanelScreen className="app-panel" allHref="/suggestions" />
        </PartBoundary>
      )}
      {isMember && features?.remoteTimeline === true && pinnedHosts.length > 0 && (
        <PartBoundary className="app-panel">
          <HostPanel
            className="app-panel"
            hosts={pinnedHosts}
            current={pinnedHosts.find(pinned => hostHref(pinned) === pathname) ?? null}
            hrefOf={hostHref}
          />
        </PartBoundary>
      )}
      {hasLinks && features?.trendingLinks === true && (
        <PartBoundary className="app-panel">
          <TrendingLinks className="app-panel" allHref="/explore/links" />
        </PartBoundary>
      )}
      {isMember && host !== null && (
        <PartBoundary className="app-panel">
          <HostRestrictions host={host} className="app-panel" />
        </PartBoundary>
      )}
      {site !== undefined && site.promoItems.length > 0 && instance !== undefined && (
        <PartBoundary className="app-panel">
          <PromoPanel className="app-panel" siteTitle={instance.title} items={site.promoItems} />
        </PartBoundary>
      )}
      {isSettled && (
        <PartBoundary className="app-panel">
          <SiteLinksScreen isMember={isMember} hrefs={siteHrefs} links={site?.footerLinks} />
        </PartBoundary>
      )}
    </>
  );
}
