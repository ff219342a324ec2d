import { Skeleton } from '@rookery/ui';

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
