import type { MediaAttachment } from '@rookery/api-client';
import { anAttachment } from '@rookery/api-client/testing';

/** The address of a drawn picture. It comes from the server of the stories, on a loopback address: stories load nothing from the network. */
export const storyPicture = new URL('./harbour.svg?no-inline', import.meta.url).href;

/** A drawn picture of a ratio (width divided by height); null: the server does not say. */
export function aStoryPicture(ratio: number | null, overrides: Partial<MediaAttachment> = {}): MediaAttachment {
  const original = ratio === null ? null : { width: Math.round(ratio * 800), height: 800, aspect: ratio };
  return anAttachment({
    url: storyPicture,
    preview_url: storyPicture,
    meta: { original, small: null, focus: null, colors: null, duration: null },
    ...overrides,
  });
}
