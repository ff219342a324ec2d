import type { mediaOf } from './media.js';

type Upload = ReturnType<typeof mediaOf>['upload'];

/** Uploads a file, as `mediaOf(client).upload` does, with code that the first upload loads. Also rejects when that cannot be loaded. */
export async function uploadMedia(client: Parameters<typeof mediaOf>[0], ...upload: Parameters<Upload>): ReturnType<Upload> {
  const { mediaOf } = await import('./media.js');
  return mediaOf(client).upload(...upload);
}
