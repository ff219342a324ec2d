import type { FileRefusal } from '@rookery/store/drafts';
import { useMessages, useNotify } from '@rookery/ui';
import { useFileProblemText } from '@rookery/ui/files';
import { useEffect, useRef } from 'react';
import { panelMessages } from '../panel-messages.js';

export interface RefusedFileNoticesProps {
  /** Another list is told anew. */
  refused: readonly FileRefusal[];
}

/** Tells why files are not attached to a message: each reason once. */
export function RefusedFileNotices({ refused }: RefusedFileNoticesProps) {
  const text = useMessages(panelMessages);
  const problemText = useFileProblemText();
  const notify = useNotify();
  const told = useRef<readonly FileRefusal[]>(null);
  const reasonOf = ({ problem }: FileRefusal): string => {
    if (problem.kind === 'count' && problem.limit > 0) return text.tooManyFiles({ limit: problem.limit });
    return problem.kind === 'count' || problem.kind === 'poll' ? text.noAttachments() : problemText(problem);
  };
  useEffect(() => {
    if (told.current === refused) return;
    told.current = refused;
    for (const reason of new Set(refused.map(reasonOf))) notify({ kind: 'error', text: reason });
  });
  return null;
}
