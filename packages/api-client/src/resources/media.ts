import { type CallOptions, type Calls, isUnknownEndpoint, segment } from '../request/calls.js';
import { type MediaAttachment, parseMediaAttachment } from '../entities/media-attachment.js';
import { ApiError } from '../request/errors.js';
import { pause } from '../request/pause.js';
import { upload, type XhrConstructor } from '../request/upload.js';

const POLL_INTERVAL_MS = 1000;
const MAX_POLLS = 120;

/** `focus`: focal point, -1..1 on each axis, 0 in the centre; `onProgress`: share of the file sent, 0..1. */
export interface MediaUploadOptions extends CallOptions {
  description?: string;
  focus?: { x: number; y: number };
  onProgress?: (progress: number) => void;
}

/** Uploads of files. */
export function mediaOf({
  calls,
  XMLHttpRequest: Xhr,
}: {
  readonly calls: Calls;
  readonly XMLHttpRequest: XhrConstructor | undefined;
}) {
  async function send(path: string, file: Blob, { description, focus, onProgress, signal }: MediaUploadOptions) {
    const form = new FormData();
    form.append('file', file);
    if (description !== undefined) form.append('description', description);
    if (focus !== undefined) form.append('focus', `${focus.x},${focus.y}`);
    return upload(calls, Xhr, { method: 'POST', path, form }, { onProgress, signal });
  }

  function decoded(data: unknown, status: number): MediaAttachment {
    const attachment = parseMediaAttachment(data, calls.decoding());
    if (attachment === null) throw new ApiError('decode', { status });
    return attachment;
  }

  async function whenReady(id: string, options: CallOptions): Promise<MediaAttachment> {
    for (let attempt = 0; attempt < MAX_POLLS; attempt += 1) {
      await pause(POLL_INTERVAL_MS, options.signal);
      const { data, status } = await calls.request('GET', `/api/v1/media/${segment(id)}`, options);
      if (status !== 206) return decoded(data, status);
    }
    throw new ApiError('timeout');
  }

  return {
    /** Uploads a file and waits until the server has processed it. Rejects with ApiError; `aborted` when `signal` aborts. */
    async upload(file: Blob, options: MediaUploadOptions = {}): Promise<MediaAttachment> {
      const answer = await send('/api/v2/media', file, options).catch((error: unknown) => {
        if (isUnknownEndpoint(error)) return send('/api/v1/media', file, options);
        throw error;
      });
      const attachment = decoded(answer.data, answer.status);
      return answer.status === 202 ? whenReady(attachment.id, { signal: options.signal }) : attachment;
    },
    /** Only before a post uses the file; afterwards `statusWritingOf(client).edit` changes it. `focus`: -1 to 1 on each axis. */
    update: (
      id: string,
      { description, focus }: { description?: string; focus?: { x: number; y: number } },
      options: CallOptions = {},
    ): Promise<MediaAttachment> =>
      calls.entity('PUT', `/api/v1/media/${segment(id)}`, parseMediaAttachment, {
        ...options,
        json: { description, ...(focus && { focus: `${focus.x},${focus.y}` }) },
      }),
  };
}
