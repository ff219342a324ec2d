import { siteSettingsQuery, useClient, useFeatures, useInstance } from '@rookery/api-client/query';
import { SuggestionsPanelScreen, suggestionSource } from '@rookery/timeline/suggestions';
import { useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMatch } from 'react-router-dom';
import { SiteLinksScreen } from '../about/site-links.screen.js';
import { FederationPanelScreen } from '../federation/federation-panel.screen.js';
import { federationMessages } from '../federation/messages.js';
import { readHost } from '../lists/hosts.js';
import { PromoPanel } from './promo-panel.js';

interface SidePanelsProps {
  isMember: boolean;
  /** Between the suggested profiles and the panels of the site. */
  children: ReactNode;
}

/** The panels that the page does not need at once: suggested profiles, the restrictions of the host that is shown, links of the site. */
export function SidePanelsScreen({ isMember, children }: SidePanelsProps) {
  const client = useClient();
  const { data: features } = useFeatures();
  const { data: site } = useQuery(siteSettingsQuery(client));
  const { data: instance } = useInstance();
  const host = readHost(useMatch('/timeline/:host')?.params.host ?? '');
  const { title: restrictions } = useMessages(federationMessages);
  return (
    <>
      {isMember && features !== undefined && suggestionSource(features) !== null && (
        <SuggestionsPanelScreen className="app-panel" allHref="/suggestions" />
      )}
      {children}
      {isMember && host !== null && (
        <section className="app-panel" aria-labelledby="restrictions-title">
          <h2 id="restrictions-title">{restrictions()}</h2>
          <FederationPanelScreen host={host} />
        </section>
      )}
      {site !== undefined && instance !== undefined && <PromoPanel siteTitle={instance.title} items={site.promoItems} />}
      <SiteLinksScreen isMember={isMember} />
    </>
  );
}
