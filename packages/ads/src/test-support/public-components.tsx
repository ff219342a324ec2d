import { anAd } from '@rookery/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import * as main from '../index.js';
import * as rules from '../rules.js';

export const entries = [main, rules];

/** An example of each public component, by its name. */
export const components: Readonly<Record<string, () => ReactElement>> = {
  AdPlacementScreen: () => (
    <QueryClientProvider client={new QueryClient()}>
      <main.AdPlacementScreen placement={0} site={{ title: 'Harbour', thumbnail: null }} titleId="ad-0" />
    </QueryClientProvider>
  ),
  SponsoredPost: () => (
    <main.SponsoredPost ad={anAd()} site={{ title: 'Harbour', thumbnail: null }} titleId="ad" onSeen={() => undefined} />
  ),
};
