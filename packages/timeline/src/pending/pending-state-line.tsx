import { Button, LazyModal, useMessages } from '@rookery/ui';
import { useState } from 'react';
import { pendingMessages } from './messages.js';
import type { PendingView } from './pending-view.js';

export interface PendingStateLineProps {
  view: PendingView;
  /** The share of the files that is sent, 0 to 1. */
  progress: number;
  onUndo(): void;
  onRetry(): void;
  /** Absent: nothing in the embedder can edit a draft. */
  onEdit?: () => void;
  onDiscard(): void;
}

/** The state of a pending post and its commands. The live region announces each state once, and not the seconds. */
export function PendingStateLine({ view, progress, onUndo, onRetry, onEdit, onDiscard }: PendingStateLineProps) {
  const text = useMessages(pendingMessages);
  const [isAsking, setAsking] = useState(false);
  const state = usePhaseText(view, progress);
  const isCounting = view.phase === 'undoing' || view.phase === 'uploading';
  return (
    <div className="rk-pending-state">
      {isCounting && <span className="rk-pending-count">{state}</span>}
      <output>{isCounting ? '' : state}</output>
      {view.phase === 'uploading' && <progress value={progress} aria-hidden="true" />}
      {view.canUndo && (
        <Button size="sm" onClick={onUndo} aria-label={text.undoName()}>
          {text.undo()}
        </Button>
      )}
      {view.canRetry && (
        <Button size="sm" variant="primary" onClick={onRetry}>
          {text.retry()}
        </Button>
      )}
      {view.canEdit && onEdit !== undefined && (
        <Button size="sm" onClick={onEdit}>
          {text.edit()}
        </Button>
      )}
      {view.canDiscard && (
        <Button size="sm" variant="plain" onClick={() => setAsking(true)}>
          {text.discard()}
        </Button>
      )}
      <DiscardQuestion isOpen={isAsking} onClose={() => setAsking(false)} onDiscard={onDiscard} />
    </div>
  );
}

function usePhaseText(view: PendingView, progress: number): string {
  const text = useMessages(pendingMessages);
  switch (view.phase) {
    case 'undoing':
      return text.undoing({ seconds: view.secondsLeft });
    case 'uploading':
      return text.uploading({ percent: Math.round(progress * 100) });
    case 'failed': {
      const { failedFile, reason, mayBeSent } = view;
      const file = failedFile === '' ? text.unnamedFileFailed() : text.fileFailed({ name: failedFile ?? '' });
      const general = mayBeSent ? text.maybeSent() : text.failed();
      return [failedFile === null ? general : file, reason].filter(part => part !== null).join(' ');
    }
    case 'waiting':
    case 'behind':
    case 'offline':
    case 'sending':
    case 'unknown':
      return text[view.phase]();
  }
}

interface DiscardQuestionProps {
  isOpen: boolean;
  onClose(): void;
  onDiscard(): void;
}

function DiscardQuestion({ isOpen, onClose, onDiscard }: DiscardQuestionProps) {
  const text = useMessages(pendingMessages);
  const discard = () => {
    onClose();
    onDiscard();
  };
  return (
    <LazyModal
      role="alertdialog"
      isOpen={isOpen}
      onClose={onClose}
      title={text.discardTitle()}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel()}</Button>
          <Button variant="danger" onClick={discard}>
            {text.discardConfirm()}
          </Button>
        </>
      }
    >
      <p>{text.discardText()}</p>
    </LazyModal>
  );
}
