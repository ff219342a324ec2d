import type { List } from '@rookery/api-client';
import { lazyPart } from '@rookery/ui';
import { useState } from 'react';

export interface EditListModalProps {
  /** The list to edit; null: the modal is closed. */
  list: List | null;
  onClose(): void;
}

const EditListModalScreen = lazyPart(async () => (await import('./edit-list-modal.screen.js')).EditListModalScreen);

/** The editor of a list, lazy-loaded when it first opens. */
export function EditListModal({ list, onClose }: EditListModalProps) {
  // Shown until the modal has faded out.
  const [shown, setShown] = useState(list);
  if (list !== null && list !== shown) setShown(list);
  if (shown === null) return null;
  return (
    <EditListModalScreen
      key={shown.id}
      list={shown}
      isOpen={list !== null}
      onClose={onClose}
      onLoadFailed={() => {
        setShown(null);
        onClose();
      }}
    />
  );
}
