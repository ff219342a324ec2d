import { isRecord } from '../entities/decode.js';
import { type CallOptions, segment, type WithCalls } from '../request/calls.js';

/** The server's policies that an account must accept, on servers with the feature `truthPolicies` (MOD-08). */
export function policiesOf({ calls }: WithCalls) {
  return {
    /** The id of the policy that waits for the account; null: none does. */
    async pending(options: CallOptions = {}): Promise<string | null> {
      const { data } = await calls.request('GET', '/api/v1/truth/policies/pending', options);
      const id = isRecord(data) ? data['pending_policy_id'] : null;
      return typeof id === 'string' && id !== '' ? id : typeof id === 'number' ? String(id) : null;
    },
    async accept(policyId: string, options: CallOptions = {}): Promise<void> {
      await calls.request('PATCH', `/api/v1/truth/policies/${segment(policyId)}/accept`, options);
    },
  };
}
