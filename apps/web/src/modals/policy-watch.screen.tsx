import { pendingPolicyQuery } from '@rookery/explore/policy';
import { useClient } from '@rookery/store';
import { useStore } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { modals } from './modals.js';

/** Opens POLICY for as long as a policy waits for the account, also again after a link out of it (MOD-08). */
export function PolicyWatchScreen() {
  const { data: policyId = null } = useQuery(pendingPolicyQuery(useClient()));
  const isOpen = useStore(modals.stack, stack => stack.some(({ type }) => type === 'POLICY'));
  useEffect(() => {
    if (policyId !== null && !isOpen) modals.open({ type: 'POLICY', policyId });
  }, [policyId, isOpen]);
  return null;
}
