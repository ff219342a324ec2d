import type { DraftMedia } from '../outbox/draft.js';
import { hasUnsavedDetails } from '../outbox/unsaved-details.js';
import { needsUpload } from './media-list.js';

/**
 * The state of a file's request. `uploading`: `progress` is the share that was sent, 0 to 1; at 1 the server processes the file. `saving`:
 * its description or focal point. `stopped`: by the person. `failed`: `text` has the server's words, null without any; `again`: when the
 * upload begins again by itself: once the browser is `online`, as no answer came, or the account has `signed-in` anew, as its token was
 * refused; null: never. A file without a state needs nothing, or waits for its turn.
 */
export type UploadPhase =
  | { readonly kind: 'uploading'; readonly progress: number }
  | { readonly kind: 'saving' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly text: string | null; readonly again: 'online' | 'signed-in' | null };

export type Uploads = ReadonlyMap<string, UploadPhase>;

/** Uploads in flight at the same time. */
const MOST_AT_ONCE = 2;

/** A request to begin. */
export interface UploadStep {
  readonly do: 'upload' | 'save-details';
  readonly item: DraftMedia;
}

/**
 * The requests to begin, in the order of the files. The details of the file that is being described wait until the person is done.
 *
 * @param now Epoch ms.
 */
export function nextUploads(
  media: readonly DraftMedia[],
  uploads: Uploads,
  { now, describedId }: { now: number; describedId: string | null },
): UploadStep[] {
  const idle = media.filter(({ id }) => !uploads.has(id));
  const inFlight = [...uploads.values()].filter(({ kind }) => kind === 'uploading').length;
  const due = idle.filter(item => needsUpload(item, now)).slice(0, Math.max(0, MOST_AT_ONCE - inFlight));
  const changed = idle.filter(item => item.id !== describedId && !needsUpload(item, now) && hasUnsavedDetails(item));
  return [...due.map(item => ({ do: 'upload', item }) as const), ...changed.map(item => ({ do: 'save-details', item }) as const)];
}

export function withPhase(uploads: Uploads, id: string, phase: UploadPhase): Uploads {
  return new Map(uploads).set(id, phase);
}

/** A progress report; ignored once the upload has ended or was stopped. */
export function withProgress(uploads: Uploads, id: string, progress: number): Uploads {
  return uploads.get(id)?.kind === 'uploading' ? withPhase(uploads, id, { kind: 'uploading', progress }) : uploads;
}

/** The states after a request has ended well, or the person tries again: the file needs nothing, or waits for its turn. */
export function withoutPhase(uploads: Uploads, id: string): Uploads {
  if (!uploads.has(id)) return uploads;
  const next = new Map(uploads);
  next.delete(id);
  return next;
}

/** The states after the browser came online, or the account signed in anew: uploads that wait for it begin again. */
export function afterReturn(uploads: Uploads, returned: 'online' | 'signed-in'): Uploads {
  const kept = [...uploads].filter(([, phase]) => phase.kind !== 'failed' || phase.again !== returned);
  return kept.length === uploads.size ? uploads : new Map(kept);
}

/** The states without those of files that were removed. */
export function ofPresent(uploads: Uploads, media: readonly DraftMedia[]): Uploads {
  const kept = [...uploads].filter(([id]) => media.some(item => item.id === id));
  return kept.length === uploads.size ? uploads : new Map(kept);
}
