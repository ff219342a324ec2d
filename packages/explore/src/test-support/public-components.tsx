import { createClient } from '@rookery/api-client';
import { ClientProvider, createQueryClient } from '@rookery/store';
import { TimelineProvider } from '@rookery/timeline';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import * as about from '../about/index.js';
import * as federation from '../federation/index.js';
import * as hosts from '../hosts/index.js';
import * as policy from '../policy/index.js';
import * as promo from '../promo/index.js';
import * as search from '../search/index.js';
import * as siteLinks from '../site-links/index.js';

export const entries = [about, siteLinks, federation, hosts, policy, promo, search];

const nothing = (): void => undefined;
const siteHrefs = { about: '/about', rules: '/about#rules', announcements: '/announcements', restrictions: '/restrictions' };

const pinned = { hosts: ['tram.example'], hrefOf: (host: string) => `/timeline/${host}` };

/** A page whose server has not answered yet. */
function within(content: ReactNode): ReactElement {
  const client = createClient({
    baseUrl: 'https://harbour.example',
    accessToken: 'token',
    fetch: () => new Promise(() => undefined),
  });
  return (
    <QueryClientProvider client={createQueryClient()}>
      <ClientProvider client={client}>
        <TimelineProvider options={{ isSignedIn: true }}>{content}</TimelineProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}

/** An example of each public component, by its name. */
export const components: Readonly<Record<string, () => ReactElement>> = {
  AboutScreen: () => within(<about.AboutScreen restrictionsHref="/restrictions" />),
  AnnouncementsScreen: () => within(<about.AnnouncementsScreen />),
  FederationPanelScreen: () => within(<federation.FederationPanelScreen host="tram.example" />),
  HostRestrictionsScreen: () => within(<federation.HostRestrictionsScreen host="tram.example" className="panel" />),
  GoToHost: () => within(<hosts.GoToHost onGo={nothing} />),
  HostBar: () => within(<hosts.HostBar {...pinned} current={null} />),
  HostHead: () => within(<hosts.HostHead {...pinned} current="tram.example" closeHref="/" onChange={nothing} />),
  HostPanel: () => within(<hosts.HostPanel {...pinned} current={null} className="panel" />),
  LimitedHostsScreen: () => within(<federation.LimitedHostsScreen />),
  PolicyModalScreen: () =>
    within(<policy.PolicyModalScreen isOpen isCovered={false} policyId="1" onLogOut={nothing} onClose={nothing} />),
  FoundOnDeviceScreen: () =>
    within(
      <search.FoundOnDeviceScreen
        index={null}
        words="tram"
        hrefOf={({ entityId }) => `/posts/${entityId}`}
        onOpen={nothing}
        allHref={null}
      />,
    ),
  BeforeSearchScreen: () =>
    within(
      <search.BeforeSearchScreen
        searches={['trams']}
        hrefOf={words => `/search?q=${words}`}
        onOpen={nothing}
        onRemove={nothing}
        onClear={nothing}
        trendHrefs={{ tags: '/tags', posts: '/posts', links: '/links' }}
        restore={false}
      />,
    ),
  FoundEnd: () => within(<search.FoundEnd list={{ queryKey: ['found'], pageSize: 20 }} />),
  FoundPostsScreen: () =>
    within(
      <search.FoundPostsScreen
        words="trams"
        accountId={null}
        restore={false}
        findAccounts={() => Promise.resolve([])}
        onAccount={nothing}
      />,
    ),
  FoundTagsScreen: () => within(<search.FoundTagsScreen words="trams" />),
  NothingFound: () => <search.NothingFound title="Nothing" text="Try other words." />,
  SearchForm: () => within(<search.SearchForm words="trams" onSearch={nothing} />),
  PromoPanel: () => within(<promo.PromoPanel className="panel" siteTitle="Harbour" items={[]} />),
  SiteLinksScreen: () => within(<siteLinks.SiteLinksScreen isMember hrefs={siteHrefs} />),
  TrendingLinksScreen: () => within(<search.TrendingLinksScreen />),
  TrendingPostsScreen: () => within(<search.TrendingPostsScreen of="mastodon" restore={false} />),
  TrendingTagsScreen: () => within(<search.TrendingTagsScreen />),
  TrendingLinksSection: () => within(<search.TrendingLinksSection className="panel" allHref="/links" />),
};
