import { describe, expect, it, vi } from 'vitest';
import type { DraftMedia } from '../outbox/draft.js';
import type { Intake } from './file-intake.js';
import { createIntakeQueue } from './intake-queue.js';
import { draftMedia } from './media-list.js';

const file = (name: string) => new File(['a'], name);
const MOST = 4;
/** Takes files up to the number of a post, a moment later. */
const check = async (files: readonly File[], present: number): Promise<Intake> => {
  await Promise.resolve();
  const [room, media] = [MOST - present, files.map(({ name }) => draftMedia(name, new Blob(), name))];
  const refused = media.slice(room).map(({ id, name }) => ({ id, name, problem: { kind: 'count', limit: MOST } as const }));
  return { accepted: media.slice(0, room), refused };
};

describe('createIntakeQueue', () => {
  it('counts the files of calls at the same time once', async () => {
    let media: readonly DraftMedia[] = [];
    const add = createIntakeQueue(
      files => check(files, media.length),
      added => void (media = [...media, ...added]),
    );
    const [first, second] = await Promise.all([add(['a', 'b', 'c'].map(file)), add([file('d'), file('e')])]);
    expect(media.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
    expect([first.length, second.map(({ name }) => name)]).toEqual([0, ['e']]);
  });

  it('takes files after a check that failed', async () => {
    const failing = vi.fn<Parameters<typeof createIntakeQueue>[0]>(() => Promise.reject(new Error('not loaded')));
    const onAdd = vi.fn();
    const add = createIntakeQueue(failing, onAdd);
    await expect(add([file('a')])).rejects.toThrow('not loaded');
    failing.mockImplementation(files => check(files, 0));
    expect(await add([file('b')])).toEqual([]);
    expect(onAdd).toHaveBeenCalledOnce();
  });
});
