import type { RemoteInstance, Restriction } from './remote-instance.js';

/** How our server treats another one: not told, not at all, free of limits, or with limits. */
export type FederationState = 'undisclosed' | 'rejected' | 'limited' | 'open';

/** The lines of the panel (UI-05), in their order. */
export type RestrictionLine =
  | 'followersOnly'
  | 'federatedTimelineRemoval'
  | 'allMediaRemoved'
  | 'mediaRemoved'
  | 'avatarsRemoved'
  | 'bannersRemoved'
  | 'mediaSensitive'
  | 'deletesIgnored'
  | 'reportsIgnored'
  | 'accepted';

interface FederationSummary {
  state: FederationState;
  /** Empty unless `state` is `limited` or `open`. */
  lines: readonly RestrictionLine[];
}

/** Lines of flags that restrict nothing which a reader sees. */
const quiet: readonly RestrictionLine[] = ['accepted', 'deletesIgnored', 'reportsIgnored'];

/**
 * The lines that a reader is told of another server. Nothing else is told of a rejected one. The three flags of media become one line when all are
 * set, and the line of sensitive media goes with it, because no media is left.
 */
export function federationSummary({
  federation,
  isDisclosed,
}: Pick<RemoteInstance, 'federation' | 'isDisclosed'>): FederationSummary {
  if (!isDisclosed) return { state: 'undisclosed', lines: [] };
  if (federation.reject) return { state: 'rejected', lines: [] };
  const hasNoMedia = federation.media_removal && federation.avatar_removal && federation.banner_removal;
  const line = (flag: Restriction, name: RestrictionLine): RestrictionLine[] => (federation[flag] ? [name] : []);
  const lines = [
    ...(federation.followers_only
      ? (['followersOnly'] as const)
      : line('federated_timeline_removal', 'federatedTimelineRemoval')),
    ...(hasNoMedia
      ? (['allMediaRemoved'] as const)
      : [
          ...line('media_removal', 'mediaRemoved'),
          ...line('avatar_removal', 'avatarsRemoved'),
          ...line('banner_removal', 'bannersRemoved'),
          ...line('media_nsfw', 'mediaSensitive'),
        ]),
    ...line('reject_deletes', 'deletesIgnored'),
    ...line('report_removal', 'reportsIgnored'),
    ...line('accept', 'accepted'),
  ];
  return { state: lines.some(name => !quiet.includes(name)) ? 'limited' : 'open', lines };
}
