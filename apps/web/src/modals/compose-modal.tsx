import { Button, useMessages } from '@rookery/ui';
import { Modal, type CloseReason } from '@rookery/ui/modal';
import { useCallback, useState } from 'react';
import { lazyContent } from '../routing/lazy-content.js';
import { composeModalMessages } from './messages.js';
import type { ComposerState } from './modal-rules.js';
import type { ComposeIntent } from './modals.js';
import { typedAhead } from './typed-ahead.dom.js';

const ComposerContent = lazyContent(async () => (await import('./composer.screen.js')).ComposerContentScreen);
const Drafts = lazyContent(async () => (await import('./composer.screen.js')).DraftsScreen);

interface ComposeModalProps {
  intent: ComposeIntent;
  isOpen: boolean;
  isCovered: boolean;
  /** `sent`: the outbox has the draft. */
  onClose(reason: CloseReason | 'sent'): void;
  /** Null: no draft is open. */
  onChange(state: ComposerState | null): void;
}

/** COMPOSE: the composer, and the list of drafts beside it. */
export function ComposeModal({ intent: first, isOpen, isCovered, onClose, onChange }: ComposeModalProps) {
  const text = useMessages(composeModalMessages);
  const [intent, setIntent] = useState(first);
  const [kind, setKind] = useState<ComposerState['kind']>('post');
  const change = useCallback(
    (state: ComposerState | null) => {
      if (state !== null) setKind(state.kind);
      onChange(state);
    },
    [onChange],
  );
  const show = (next: ComposeIntent): void => {
    typedAhead.end();
    setKind('post');
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
        <ComposerContent
          intent={intent}
          onSent={() => onClose('sent')}
          onChange={change}
          onStartNew={() => show({ kind: 'start', start: {} })}
        />
      )}
    </Modal>
  );
}
