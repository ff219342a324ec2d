import { Loading, Skeleton } from '@rookery/ui';

/** The shape of a profile's head while it loads. */
export function ProfileSkeleton() {
  return (
    <div className="app-profile" aria-busy="true">
      <div className="app-profile-banner" />
      <div className="app-profile-body">
        <Skeleton />
      </div>
      <Loading />
    </div>
  );
}
