import { Skeleton } from '@rookery/ui';

/** How many placeholders stand for a list that is loading (LIST-02). */
const PLACEHOLDER_COUNT = 20;

/** Shapes of posts. The list around them says that it is loading. */
export function StatusPlaceholders({ count = PLACEHOLDER_COUNT }: { count?: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className="rk-placeholder" aria-hidden="true">
      <Skeleton shape="circle" />
      <div>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  ));
}
