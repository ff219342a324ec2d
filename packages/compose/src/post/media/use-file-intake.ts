import { useLayoutEffect, useRef, useState } from 'react';
import type { DraftMedia } from '@rookery/store';
import { readFileFacts, scalePicture } from './file-facts.dom.js';
import { takeFiles, type FileRefusal } from './file-intake.js';
import type { MediaLimits } from './media-rules.js';

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
  const [refusals, setRefusals] = useState<readonly FileRefusal[]>([]);
  const [isChecking, setChecking] = useState(false);
  const queue = useRef(Promise.resolve());

  async function take(files: readonly File[]): Promise<void> {
    const { limits, present, isRefusedByPoll, newId, onAdd } = latest.current;
    const context = { limits, present: present(), isRefusedByPoll, newId, readFacts: readFileFacts, scale: scalePicture };
    const { accepted, refused } = await takeFiles(files, context);
    if (accepted.length > 0) onAdd(accepted);
    setRefusals(before => [...before, ...refused]);
    setChecking(false);
  }

  return {
    refusals,
    /** The size of a file is being read. */
    isChecking,
    /** Adds files, after those of earlier calls: together they are counted once. */
    add(files: readonly File[]): void {
      if (files.length === 0) return;
      setRefusals([]);
      setChecking(true);
      queue.current = queue.current.then(() => take(files));
    },
    dismiss: (): void => setRefusals([]),
  };
}
