import { Button, useMessages } from '@rookery/ui';
import { Modal, type CloseReason } from '@rookery/ui/modal';
import { useCallback, useState, type ComponentType } from 'react';
import { draftKind } from '../drafts/draft-summary.js';
import type { ComposeIntent, ComposerState } from './compose-intent.js';
import { composeModalMessages } from './messages.js';
import type { ModalComposerScreenProps } from './modal-composer.screen.js';

export interface ComposeModalProps {
  intent: ComposeIntent;
  /** `ModalComposerScreen`, and `DraftsScreen` of `./drafts`. */
  Composer: ComponentType<Omit<ModalComposerScreenProps, 'account' | 'undoMs' | 'takeTyped'>>;
  Drafts: ComponentType<{ onOpen(draftId: string): void }>;
  isOpen: boolean;
  isCovered: boolean;
  /** `sent`: the outbox has the draft. */
  onClose(reason: CloseReason | 'sent'): void;
  /** Null: no draft is open. */
  onChange(state: ComposerState | null): void;
  /** The reader leaves the draft for the list, or for another one. */
  onTurn(): void;
}

/** COMPOSE: the composer, and the list of drafts beside it. */
export function ComposeModal({
  intent: first,
  Composer,
  Drafts,
  isOpen,
  isCovered,
  onClose,
  onChange,
  onTurn,
}: ComposeModalProps) {
  const text = useMessages(composeModalMessages);
  const [intent, setIntent] = useState(first);
  const [kind, setKind] = useState(() => kindOf(first));
  const change = useCallback(
    (state: ComposerState | null) => {
      if (state !== null) setKind(state.kind);
      onChange(state);
    },
    [onChange],
  );
  const show = (next: ComposeIntent): void => {
    onTurn();
    setKind(kindOf(next));
    setIntent(next);
  };
  const isList = intent.kind === 'drafts';
  return (
    <Modal
      isOpen={isOpen}
      isCovered={isCovered}
      onClose={onClose}
      layout="editor"
      title={isList ? text.drafts() : text[kind]()}
      headerActions={
        isList ? (
          <Button onClick={() => show({ kind: 'new' })}>{text.post()}</Button>
        ) : (
          <Button onClick={() => show({ kind: 'drafts' })}>{text.drafts()}</Button>
        )
      }
    >
      {isList ? (
        <Drafts onOpen={draftId => show({ kind: 'draft', draftId })} />
      ) : (
        <Composer
          intent={intent}
          onSent={() => onClose('sent')}
          onChange={change}
          onStartNew={() => show({ kind: 'start', start: {} })}
        />
      )}
    </Modal>
  );
}

/** The kind of the draft that an intent opens, before it is there: the title of a stored one may follow. */
const kindOf = (intent: ComposeIntent): ComposerState['kind'] => draftKind(intent.kind === 'start' ? intent.start : {});
