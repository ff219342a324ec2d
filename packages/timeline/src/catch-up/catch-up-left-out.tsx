import { useMessages } from '@rookery/ui';
import type { ReactNode } from 'react';
import type { CatchUpView, LeftOut } from './catch-up-rows.js';
import { catchUpMessages } from './messages.js';

export interface CatchUpLeftOutProps {
  view: CatchUpView;
  leftOut: LeftOut;
  /** Entries that are gone since they were read. */
  gone: { deleted: number; removed: number };
  /** Further sentences about the list. */
  children?: ReactNode;
}

const viewTexts = {
  time: 'byOther',
  authors: 'byOther',
  conversations: 'byConversations',
  links: 'byLinks',
  media: 'byMedia',
  reposts: 'byReposts',
} as const satisfies Record<CatchUpView, string>;

/** The posts that a view leaves out, by their number: one sentence for each reason. */
export function CatchUpLeftOut({ view, leftOut, gone, children }: CatchUpLeftOutProps) {
  const text = useMessages(catchUpMessages);
  const reasons = [
    ['byFilters', leftOut.byFilters],
    ['bySettings', leftOut.bySettings],
    ['byPage', leftOut.byPage],
    [viewTexts[view], leftOut.byView],
    ['deleted', gone.deleted],
    ['removed', gone.removed],
  ] as const;
  const given = reasons.filter(([, count]) => count > 0);
  return (
    <ul className="rk-catch-up-left-out">
      {given.map(([reason, count]) => (
        <li key={reason}>{text[reason]({ count })}</li>
      ))}
      {children}
    </ul>
  );
}
