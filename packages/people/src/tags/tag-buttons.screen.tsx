import { errorText } from '@rookery/api-client';
import { useClient, useFeatures } from '@rookery/store';
import { useTimelineOptions } from '@rookery/timeline';
import { useFormat, useMessages, useNotify } from '@rookery/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { featuredTagOf, ownFeaturedTagsQuery, toggleFeaturedMutation } from '../profile/featured-tags.data.js';
import { tagMessages } from './messages.js';
import { tagQuery } from './tag-actions.data.js';
import { TagButtons } from './tag-buttons.js';
import { useFollowTag } from './use-follow-tag.js';

/** The buttons of a hashtag that the reader's server offers; none for visitors. */
export function TagButtonsScreen({ name }: { name: string }) {
  const text = useMessages(tagMessages);
  const notify = useNotify();
  const client = useClient();
  const { isSignedIn } = useTimelineOptions();
  const { data: features } = useFeatures();
  const follow = useFollowTag(name);
  const canFeature = isSignedIn && features?.featuredTags === true;
  const { data: featured } = useQuery({ ...ownFeaturedTagsQuery(client), enabled: canFeature });
  const { mutate } = useMutation(toggleFeaturedMutation(client, useQueryClient()));
  const onFeature = (): void =>
    mutate(name, {
      onSuccess: isShown => notify({ kind: 'success', text: isShown ? text.featured() : text.unfeatured() }),
      onError: error => notify({ kind: 'error', text: errorText(error, text.featureFailed()) }),
    });
  return (
    <TagButtons
      name={name}
      {...follow}
      isFeatured={canFeature && featured !== undefined ? featuredTagOf(featured, name) !== undefined : undefined}
      onFeature={onFeature}
    />
  );
}

/** How many people talk about a hashtag today; nothing where the server does not say. UI-07 */
export function TagTalkingScreen({ name, className }: { name: string; className: string }) {
  const text = useMessages(tagMessages);
  const { data: tag } = useQuery(tagQuery(useClient(), name));
  const format = useFormat();
  const count = tag?.history[0]?.accounts ?? 0;
  return count === 0 ? null : <p className={className}>{text.talking({ count, shortCount: format.number(count) })}</p>;
}
