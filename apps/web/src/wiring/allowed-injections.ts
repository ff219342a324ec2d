import type { SiteSettings } from '@rookery/api-client';
import type { InjectionRule } from '@rookery/timeline/suggestions';

/**
 * The rules for what stands between the posts of a feed: all that were offered, or none where the site switched injection off.
 * This is the one place that asks `feedInjection`; suggestions and ads alike come through it. Spec 8.
 */
export function allowedInjections(
  { feedInjection }: Pick<SiteSettings, 'feedInjection'>,
  offered: readonly InjectionRule[],
): readonly InjectionRule[] {
  return feedInjection ? offered : [];
}
