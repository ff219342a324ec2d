import type { Status } from '@rookery/api-client';
import { statusKey } from '@rookery/store';
import { useTimelineOptions } from '@rookery/timeline';
import { viewedMedia, type ViewedMedia } from '@rookery/timeline/media';
import { useStore } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { gridTiles } from './grid-rows.js';
import { coverOf, shownStatusIds } from './shown-media.js';
import { useProfileMedia } from './use-profile-media.js';

/** A slide with its post. */
export interface PostSlide extends ViewedMedia {
  readonly statusId: string;
}

/** Slides from the end at which the next page is requested: it arrives before the reader does. */
const SLIDES_AHEAD = 6;

/**
 * The media of a profile as slides, without covered ones. Null while the shown post is not among them: the page behind was left with
 * another part of the list, or its media are covered.
 */
export function useProfileSlides(
  accountId: string,
  shown: Pick<PostSlide, 'statusId' | 'index'>,
): { slides: readonly PostSlide[] | null; hasMore: boolean } {
  const queryClient = useQueryClient();
  const { displayMedia } = useTimelineOptions().settings;
  const shownIds = useStore(shownStatusIds, ids => ids);
  const { list, entries, indexesOf } = useProfileMedia(accountId);
  const slides = useMemo(
    () =>
      gridTiles(entries, indexesOf).flatMap(({ statusId, index, key }): PostSlide[] => {
        const status = queryClient.getQueryData<Status>(statusKey(statusId));
        const attachment = status?.media_attachments[index];
        if (status === undefined || attachment === undefined || coverOf(status, displayMedia, shownIds) !== 'none') return [];
        const media = viewedMedia(attachment, index);
        return media === null ? [] : [{ ...media, id: key, statusId }];
      }),
    [entries, indexesOf, queryClient, displayMedia, shownIds],
  );
  const at = slides.findIndex(slide => slide.statusId === shown.statusId && slide.index === shown.index);

  const { older } = list.view;
  const isDue = at >= slides.length - SLIDES_AHEAD && older !== null && !older.isLoading && !older.hasFailed;
  useEffect(() => {
    // Also after a page that arrived so soon that no rendering was between the two requests.
    if (isDue) older.onLoad();
  }, [isDue, older]);
  return { slides: at < 0 ? null : slides, hasMore: older !== null };
}
