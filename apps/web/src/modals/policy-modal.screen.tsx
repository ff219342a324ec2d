import { useClient, useInstance } from '@rookery/store';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../session/session-provider.js';
import { PolicyModal, type PolicyModalProps } from './policy-modal.js';
import { acceptPolicy } from './policy.data.js';
import { useSignOut } from './use-sign-out.js';

type PolicyModalScreenProps = Pick<PolicyModalProps, 'isOpen' | 'isCovered' | 'onClose'> & { policyId: string };

/** The policy of the server that is read. Accepting it closes the modal. */
export function PolicyModalScreen({ policyId, onClose, ...shown }: PolicyModalScreenProps) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { server } = useSession();
  const signOut = useSignOut();
  const { data: instance } = useInstance();
  const accept = useMutation({
    mutationFn: () => acceptPolicy(client, queryClient, policyId),
    onSuccess: () => onClose('dismiss'),
  });
  return (
    <PolicyModal
      {...shown}
      server={instance?.title || (server === null ? '' : new URL(server).host)}
      href={server}
      isPending={accept.isPending}
      hasFailed={accept.isError}
      onAccept={() => accept.mutate()}
      onLogOut={() => void signOut()}
      onClose={onClose}
    />
  );
}
