import { detectFeatures, policiesOf, type Client } from '@rookery/api-client';
import { instanceQuery } from '@rookery/store';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

const pendingPolicyKey = ['policies', 'pending'] as const;

/** The id of the policy that waits for the account; null: none does, or the server has no policies. */
export function pendingPolicyQuery(client: Client) {
  return queryOptions({
    queryKey: pendingPolicyKey,
    queryFn: async ({ client: queryClient, signal }): Promise<string | null> => {
      const { truthPolicies } = detectFeatures(await queryClient.fetchQuery(instanceQuery(client)));
      return truthPolicies ? policiesOf(client).pending({ signal }) : null;
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** The policy that waits, as far as it is known. */
export const pendingPolicyId = (queryClient: QueryClient): string | null =>
  queryClient.getQueryData<string | null>(pendingPolicyKey) ?? null;

/** Accepts the policy. Rejects when the server does not take the answer. */
export async function acceptPolicy(client: Client, queryClient: QueryClient, policyId: string): Promise<void> {
  await policiesOf(client).accept(policyId);
  queryClient.setQueryData<string | null>(pendingPolicyKey, id => (id === policyId ? null : id));
}
