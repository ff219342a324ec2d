import { Skeleton, useMessages } from '@rookery/ui';
import { listMessages } from '../list/messages.js';

/** The shape of a post that is still loading. */
export function StatusSkeleton() {
  return (
    <div className="rk-status" data-placeholder aria-hidden="true">
      <Skeleton shape="circle" width={44} height={44} />
      <div className="rk-status-body">
        <Skeleton width="40%" />
        <Skeleton />
        <Skeleton width="75%" />
      </div>
    </div>
  );
}

export interface StatusSkeletonRowProps {
  /** One-based place in the list. */
  position?: number | undefined;
  /** Rows of the list; -1 when not known. */
  setSize?: number | undefined;
}

/** A post that is still loading in its place in a feed, where keys and readers of the screen find it like any other. */
export function StatusSkeletonRow({ position, setSize }: StatusSkeletonRowProps) {
  const text = useMessages(listMessages);
  return (
    <article
      aria-busy="true"
      aria-label={text.loading()}
      aria-posinset={position}
      aria-setsize={setSize}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the feed pattern of ARIA: its articles take the focus
      tabIndex={0}
    >
      <StatusSkeleton />
    </article>
  );
}
