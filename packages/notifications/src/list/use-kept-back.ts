import { useClient, useFeatures } from '@rookery/store';
import { useQuery } from '@tanstack/react-query';
import { policyQuery } from './notifications.data.js';

/** The number of accounts whose notifications the policy keeps back. `isPending`: it is being requested. */
export function useKeptBack(isWanted: boolean): { count: number; isPending: boolean } {
  const client = useClient();
  const features = useFeatures();
  const policy = useQuery({ ...policyQuery(client), enabled: isWanted && features.data?.notificationPolicies === true });
  return {
    count: policy.data?.pending_requests_count ?? 0,
    isPending: isWanted && (features.isLoading || policy.isLoading),
  };
}
