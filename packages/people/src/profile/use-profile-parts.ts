import type { Account, FeaturedTag, Features, Relationship } from '@rookery/api-client';
import { useClient, useFeatures, useRelationship } from '@rookery/store';
import { useTimelineOptions } from '@rookery/timeline';
import { useQuery } from '@tanstack/react-query';
import { featuredTagsQuery } from './featured-tags.data.js';
import { endorsementsQuery, familiarFollowersQuery } from './profile.data.js';

/** The facts of a profile beyond the entity of its account. A part that fails is undefined, as is one that the server does not have. */
export interface ProfileParts {
  /** Undefined for visitors and on the own profile. */
  relationship: Relationship | undefined;
  familiarFollowers: readonly Account[] | undefined;
  featuredTags: readonly FeaturedTag[] | undefined;
  endorsements: readonly Account[] | undefined;
  /** Whether the reader can have a private note about the account. */
  hasNotes: boolean;
  isRelationshipLoading: boolean;
  /** Some of the others are requested for the first time: they are drawn together. */
  isRestLoading: boolean;
  /** The posts below wait: the parts would move them, and the relationship decides whether they are shown. */
  isLoading: boolean;
}

/** @param options `isHidden`: only the relationship is shown, and nothing else is requested. */
export function useProfileParts(accountId: string, options: { isOwn: boolean; isHidden: boolean }): ProfileParts {
  const { isOwn, isHidden } = options;
  const client = useClient();
  const features = useFeatures();
  const { isSignedIn } = useTimelineOptions();
  const has = (feature: keyof Features): boolean => !isHidden && features.data?.[feature] === true;
  const relationship = useRelationship(accountId);
  const tags = useQuery({ ...featuredTagsQuery(client, accountId), enabled: has('featuredTags') });
  const endorsed = useQuery({
    ...endorsementsQuery(client, accountId, has('pleromaProfiles')),
    enabled: has('accountEndorsements'),
  });
  const familiar = useQuery({
    ...familiarFollowersQuery(client, accountId),
    enabled: isSignedIn && !isOwn && has('familiarFollowers'),
  });
  const isRelationshipLoading = !isOwn && relationship.isLoading;
  const isRestLoading = [features, tags, endorsed, familiar].some(query => query.isLoading);
  return {
    relationship: isOwn ? undefined : relationship.data,
    familiarFollowers: familiar.data,
    featuredTags: tags.data,
    endorsements: endorsed.data,
    hasNotes: isSignedIn && !isOwn && has('accountNotes'),
    isRelationshipLoading,
    isRestLoading,
    isLoading: isRelationshipLoading || isRestLoading,
  };
}
