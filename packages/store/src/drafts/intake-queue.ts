import type { DraftMedia } from '../outbox/draft.js';
import type { FileRefusal, Intake } from './file-intake.js';

/**
 * Returns a function that adds files to a draft, in the order of its calls: each call counts the files of those before. Resolves to the files
 * that are refused.
 */
export function createIntakeQueue(
  check: (files: readonly File[]) => Promise<Intake>,
  onAdd: (media: readonly DraftMedia[]) => void,
): (files: readonly File[]) => Promise<readonly FileRefusal[]> {
  let last: Promise<unknown> = Promise.resolve();
  async function take(files: readonly File[]): Promise<readonly FileRefusal[]> {
    const { accepted, refused } = await check(files);
    if (accepted.length > 0) onAdd(accepted);
    return refused;
  }
  return files => {
    const taken = last.then(() => take(files));
    last = taken.catch(() => undefined);
    return taken;
  };
}
