import type { Tag } from '@rookery/api-client';
import { useClient, useFeatures } from '@rookery/store';
import { useAction, useTimelineOptions } from '@rookery/timeline';
import { useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { tagMessages } from './messages.js';
import { followTag, tagQuery, unfollowTag } from './tag-actions.data.js';

/**
 * Whether the reader follows a hashtag, undefined where the server does not say, and the action.
 *
 * @param known The hashtag, where a list has brought it.
 */
export function useFollowTag(name: string, known?: Tag) {
  const text = useMessages(tagMessages);
  const run = useAction();
  const client = useClient();
  const { isSignedIn } = useTimelineOptions();
  const { data: features } = useFeatures();
  const { data: tag } = useQuery({ ...tagQuery(client, name), ...(known !== undefined && { initialData: known }) });
  return {
    isFollowing: isSignedIn && features?.followTags === true ? tag?.following : undefined,
    onFollow(isOn: boolean): void {
      void run(() => (isOn ? followTag : unfollowTag), { name }, isOn ? text.followTagFailed() : text.unfollowTagFailed());
    },
  };
}
