import { Button, Link, useMessages } from '@rookery/ui';
import { Modal, type CloseReason } from '@rookery/ui/modal';
import { policyMessages } from './messages.js';

export interface PolicyModalProps {
  isOpen: boolean;
  isCovered: boolean;
  /** The name of the server. */
  server: string;
  /** Its website. */
  href: string;
  isPending: boolean;
  hasFailed: boolean;
  onAccept(): void;
  onLogOut(): void;
  onClose(reason: CloseReason): void;
}

/** POLICY: cannot be closed before the policy is accepted (MOD-08). Logging out is the other way out. */
export function PolicyModal(props: PolicyModalProps) {
  const { isOpen, isCovered, server, href, isPending, hasFailed, onAccept, onLogOut, onClose } = props;
  const text = useMessages(policyMessages);
  return (
    <Modal
      isOpen={isOpen}
      isCovered={isCovered}
      isDismissable={false}
      onClose={onClose}
      title={text.title({ server })}
      actions={
        <>
          <Button variant="plain" onClick={onLogOut}>
            {text.logOut()}
          </Button>
          <Button variant="primary" isPending={isPending} onClick={onAccept}>
            {text.accept()}
          </Button>
        </>
      }
    >
      <p className="rk-policy">{text.text()}</p>
      <p className="rk-policy">
        <Link href={href}>{text.read()}</Link>
      </p>
      <p className="rk-policy" role="alert">
        {hasFailed ? text.failed() : ''}
      </p>
    </Modal>
  );
}
