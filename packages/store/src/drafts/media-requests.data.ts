import { updateMedia, uploadMedia, type Client } from '@rookery/api-client';
import type { MediaRequests } from './media-uploader.js';

/** The uploads of a draft, with code that the first one loads. */
export const mediaRequestsOf = (client: Client): MediaRequests => ({
  upload: (file, { focus, ...options }) => uploadMedia(client, file, { ...options, ...(focus && { focus }) }),
  saveDetails: (attachmentId, { description, focus }, options) =>
    updateMedia(client, attachmentId, { description, ...(focus && { focus }) }, options),
});
