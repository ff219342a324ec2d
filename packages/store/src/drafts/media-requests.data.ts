import { mediaOf, type Client } from '@rookery/api-client';
import type { MediaRequests } from './media-uploader.js';

/** The uploads of a draft. */
export function mediaRequestsOf(client: Client): MediaRequests {
  const media = mediaOf(client);
  return {
    upload: (file, { focus, ...options }) => media.upload(file, { ...options, ...(focus && { focus }) }),
    saveDetails: (attachmentId, { description, focus }, options) =>
      media.update(attachmentId, { description, ...(focus && { focus }) }, options),
  };
}
