import type { Status } from '@rookery/api-client';
import type { ReactNode } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';

interface EditedMarkProps {
  /** An edited post. */
  status: Status;
  /** The icon or the word. */
  children: ReactNode;
}

/** The mark of an edited post: a button that opens its versions, where the server keeps them (COMPARE_HISTORY). */
export function EditedMark({ status, children }: EditedMarkProps) {
  const { onShowHistory } = useTimelineOptions();
  if (onShowHistory === null) return <span className="rk-edited-mark">{children}</span>;
  return (
    <button type="button" className="rk-edited-mark" aria-haspopup="dialog" onClick={() => onShowHistory(status)}>
      {children}
    </button>
  );
}
