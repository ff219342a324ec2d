import type { mediaOf } from './media.js';

type MediaOf = typeof mediaOf;
type Upload = ReturnType<MediaOf>['upload'];
type Update = ReturnType<MediaOf>['update'];

const loadMedia = () => import('./media.js');

/** Uploads a file, as `mediaOf(client).upload` does, with code that the first upload loads. Also rejects when that cannot be loaded. */
export async function uploadMedia(client: Parameters<MediaOf>[0], ...upload: Parameters<Upload>): ReturnType<Upload> {
  const media = await loadMedia();
  return media.mediaOf(client).upload(...upload);
}

/** Changes an uploaded file, as `mediaOf(client).update` does, and loads its code as `uploadMedia` does. */
export async function updateMedia(client: Parameters<MediaOf>[0], ...update: Parameters<Update>): ReturnType<Update> {
  const media = await loadMedia();
  return media.mediaOf(client).update(...update);
}
