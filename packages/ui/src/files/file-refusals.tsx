import { lazyPart } from '../lazy-part/lazy-part.js';
import type { RefusedFilesProps } from './refused-files.js';

/** Loads its code when a file is refused. */
const RefusedFiles = lazyPart(async () => (await import('./refused-files.js')).RefusedFiles);

/** The files that were not added, each with the limit that it exceeds. Announced. */
export function FileRefusals({ refusals, onDismiss }: RefusedFilesProps) {
  return <div role="alert">{refusals.length > 0 && <RefusedFiles refusals={refusals} onDismiss={onDismiss} />}</div>;
}
