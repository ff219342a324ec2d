import type { DraftMedia } from '@rookery/store';
import {
  createIntakeQueue,
  readFileFacts,
  scalePicture,
  takeFiles,
  type FileRefusal,
  type MediaLimits,
} from '@rookery/store/drafts';
import { useMessages } from '@rookery/ui';
import type { FileProblem } from '@rookery/ui/files';
import { useLayoutEffect, useRef, useState } from 'react';
import { mediaMessages } from './messages.js';

interface FileIntakeOptions {
  limits: MediaLimits;
  /** The number of files that the post has at the moment of the call. */
  present: () => number;
  /** The post has a poll, and the server takes no media with it. */
  isRefusedByPoll: boolean;
  newId: () => string;
  onAdd: (media: readonly DraftMedia[]) => void;
}

/** Takes files for a post: from the button, the clipboard, or dropped. Those that the server would refuse are named with the reason. */
export function useFileIntake(options: FileIntakeOptions) {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const text = useMessages(mediaMessages);
  const shownProblem = (problem: FileRefusal['problem']): FileProblem | string => {
    if (problem.kind === 'count') return text.full({ limit: problem.limit });
    return problem.kind === 'poll' ? text.notWithPoll() : problem;
  };
  const [refusals, setRefusals] = useState<readonly FileRefusal[]>([]);
  const take = useRef<ReturnType<typeof createIntakeQueue> | null>(null);
  const begin = () =>
    createIntakeQueue(
      files => {
        const { limits, present, isRefusedByPoll, newId } = latest.current;
        const checks = { readFacts: readFileFacts, scale: scalePicture };
        return takeFiles(files, { limits, present: present(), isRefusedByPoll, newId, ...checks });
      },
      media => latest.current.onAdd(media),
    );

  return {
    refusals: refusals.map(refusal => ({ ...refusal, problem: shownProblem(refusal.problem) })),
    /** Adds files, after those of earlier calls: together they are counted once. */
    add(files: readonly File[]): void {
      if (files.length === 0) return;
      setRefusals([]);
      take.current ??= begin();
      void take.current(files).then(refused => setRefusals(before => [...before, ...refused]));
    },
    dismiss: (): void => setRefusals([]),
  };
}
