import { isApiError, type ApiError, type MediaAttachment } from '@rookery/api-client';
import type { DraftMedia } from '../outbox/draft.js';
import { withAttachment, withoutAttachment, type MediaChange, type MediaDetails } from './media-list.js';
import {
  afterReturn,
  nextUploads,
  ofPresent,
  withoutPhase,
  withPhase,
  withProgress,
  type Uploads,
  type UploadStep,
} from './media-uploads.js';
import type { Observable } from './observable.js';

export interface UploadOptions extends Partial<MediaDetails> {
  readonly signal: AbortSignal;
  /** Share of the file that was sent, 0 to 1. */
  onProgress(progress: number): void;
}

/** The requests of media. Both reject with `ApiError`. */
export interface MediaRequests {
  /** Resolves when the server has processed the file. */
  upload(file: Blob, options: UploadOptions): Promise<MediaAttachment>;
  saveDetails(attachmentId: string, details: MediaDetails, options: { readonly signal: AbortSignal }): Promise<MediaAttachment>;
}

export interface UploadWork {
  readonly media: readonly DraftMedia[];
  /** The file that is being described: its details are saved when the person is done. */
  readonly describedId: string | null;
  readonly requests: MediaRequests;
  /** Epoch ms. */
  readonly now: () => number;
  onChange(change: MediaChange): void;
}

export interface MediaUploader {
  /** Begins what is due, and ends the requests of files that were removed. Call it after each change of the files or of `uploads`. */
  work(work: UploadWork): void;
  /** Ends the upload of a file; it stays in the draft. */
  stop(id: string): void;
  retry(id: string): void;
  /** Begins the uploads again that got no answer, or whose token was refused. */
  retryAfter(returned: 'online' | 'signed-in'): void;
  /** Ends all requests. The next call of `work` begins them again. */
  dispose(): void;
}

/**
 * Uploads the files of one draft. An unfinished upload is lost with it; the outbox has the file and uploads it again.
 *
 * @param uploads Empty; it is told the state of each request.
 */
export function createMediaUploader(uploads: Observable<Uploads>): MediaUploader {
  const inFlight = new Map<string, AbortController>();
  /** The latest: answers change the files as they are by then. */
  let current: UploadWork | null = null;

  async function run({ do: kind, item }: UploadStep, { requests, now }: UploadWork): Promise<void> {
    const { id, file, attachment, description, focus } = item;
    const controller = new AbortController();
    const { signal } = controller;
    inFlight.set(id, controller);
    const details = { description, focus };
    const onProgress = (progress: number) => {
      if (!signal.aborted) uploads.set(state => withProgress(state, id, progress));
    };
    const request =
      kind === 'save-details' && attachment !== null
        ? requests.saveDetails(attachment.id, details, { signal })
        : requests.upload(file ?? new Blob(), { ...details, signal, onProgress });
    uploads.set(state => withPhase(state, id, kind === 'upload' ? { kind: 'uploading', progress: 0 } : { kind: 'saving' }));
    try {
      const answer = await request;
      if (signal.aborted) return;
      current?.onChange(withAttachment(id, answer, details, kind === 'upload' ? now() : (item.uploadedAt ?? now())));
      uploads.set(state => withoutPhase(state, id));
    } catch (error) {
      if (signal.aborted) return;
      fail(kind, id, error, requests);
    } finally {
      if (inFlight.get(id) === controller) inFlight.delete(id);
    }
  }

  function fail(kind: UploadStep['do'], id: string, error: unknown, requests: MediaRequests): void {
    if (kind === 'save-details') {
      // Not every server changes an uploaded file, and it may have deleted it: a new upload brings the details with it.
      current?.onChange(withoutAttachment(id));
      uploads.set(state => withoutPhase(state, id));
      return;
    }
    const known: ApiError | null = isApiError(error) ? error : null;
    // An error of another kind: the code of the upload could not be loaded.
    const isUnanswered = known === null || known.kind === 'network' || known.kind === 'timeout';
    const again = isUnanswered ? 'online' : known?.status === 401 ? 'signed-in' : null;
    // The account has signed in anew meanwhile.
    const isOver = again === 'signed-in' && current?.requests !== requests;
    const text = known?.serverMessage ?? null;
    uploads.set(state => (isOver ? withoutPhase(state, id) : withPhase(state, id, { kind: 'failed', text, again })));
  }

  function abort(id: string): void {
    inFlight.get(id)?.abort();
    inFlight.delete(id);
  }

  return {
    work(work) {
      current = work;
      const { media, describedId, now } = work;
      for (const id of inFlight.keys()) if (!media.some(item => item.id === id)) abort(id);
      uploads.set(state => ofPresent(state, media));
      const next = () => nextUploads(media, uploads.get(), { now: now(), describedId })[0];
      // One by one: beginning a request changes the uploads, and a listener may call `work` again.
      for (let step = next(); step !== undefined; step = next()) void run(step, work);
    },
    stop(id) {
      abort(id);
      uploads.set(state => withPhase(state, id, { kind: 'stopped' }));
    },
    retry: id => uploads.set(state => withoutPhase(state, id)),
    retryAfter: returned => uploads.set(state => afterReturn(state, returned)),
    dispose() {
      const ids = [...inFlight.keys()];
      for (const id of ids) abort(id);
      uploads.set(state => ids.reduce(withoutPhase, state));
    },
  };
}
