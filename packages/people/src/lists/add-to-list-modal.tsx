import type { Account } from '@rookery/api-client';
import { lazyPart } from '@rookery/ui';
import { useState } from 'react';

interface AddToListModalProps {
  account: Account;
  isOpen: boolean;
  onClose(): void;
}

const AddToListModalScreen = lazyPart(async () => (await import('./add-to-list-modal.screen.js')).AddToListModalScreen);

/** The choice of lists for an account, lazy-loaded when it first opens. */
export function AddToListModal(props: AddToListModalProps) {
  const [isWanted, setWanted] = useState(false);
  if (props.isOpen && !isWanted) setWanted(true);
  if (!isWanted) return null;
  const onLoadFailed = (): void => {
    setWanted(false);
    props.onClose();
  };
  return <AddToListModalScreen {...props} onLoadFailed={onLoadFailed} />;
}
