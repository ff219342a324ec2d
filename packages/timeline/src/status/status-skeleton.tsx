import { Skeleton, useMessages } from '@rookery/ui';
import { messages } from './messages.js';

/** The outline of a post that is still loading. */
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

interface StatusSkeletonRowProps {
  /** One-based place in the list. */
  position?: number | undefined;
  /** Rows of the list; -1 when not known. */
  setSize?: number | undefined;
}

/** The row of a post that is still loading. Keys and screen readers reach it like any other row. */
export function StatusSkeletonRow({ position, setSize }: StatusSkeletonRowProps) {
  const text = useMessages(messages);
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
