import { anAd } from '@rookery/api-client/testing';
import type { ReactElement } from 'react';
import * as main from '../index.js';
import * as rules from '../rules.js';

export const entries = [main, rules];

/** An example of each public component, by its name. */
export const components: Readonly<Record<string, () => ReactElement>> = {
  SponsoredPost: () => (
    <main.SponsoredPost ad={anAd()} site={{ title: 'Harbour', thumbnail: null }} titleId="ad" onSeen={() => undefined} />
  ),
};
