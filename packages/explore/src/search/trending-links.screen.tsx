import { useClient } from '@rookery/store';
import { useQuery } from '@tanstack/react-query';
import { TrendingLinks } from './trending-links.js';
import { trendingLinksQuery } from './trends.data.js';

/** The first trending links of the server; nothing without any. Render it only where the server has them. HINT-07 */
export function TrendingLinksSection(props: { allHref: string; className: string }) {
  const { data: links = [] } = useQuery(trendingLinksQuery(useClient()));
  return <TrendingLinks links={links} {...props} />;
}
