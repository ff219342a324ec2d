import { useClient, useInstance } from '@rookery/store';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PolicyModal, type PolicyModalProps } from './policy-modal.js';
import { acceptPolicy } from './policy.data.js';

export interface PolicyModalScreenProps extends Pick<PolicyModalProps, 'isOpen' | 'isCovered' | 'onLogOut' | 'onClose'> {
  policyId: string;
}

/** The policy of the server that is read. Accepting it closes the modal. */
export function PolicyModalScreen({ policyId, onClose, ...shown }: PolicyModalScreenProps) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { data: instance } = useInstance();
  const accept = useMutation({
    mutationFn: () => acceptPolicy(client, queryClient, policyId),
    onSuccess: () => onClose('dismiss'),
  });
  return (
    <PolicyModal
      {...shown}
      server={instance?.title || new URL(client.baseUrl).host}
      href={client.baseUrl}
      isPending={accept.isPending}
      hasFailed={accept.isError}
      onAccept={() => accept.mutate()}
      onClose={onClose}
    />
  );
}
