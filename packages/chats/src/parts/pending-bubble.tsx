import { Button, useMessages, VisuallyHidden } from '@rookery/ui';
import { CircleAlert, Clock, FileText } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { PendingAttachment, PendingMessage } from '../chat-types.js';
import { chatsMessages } from '../messages.js';

interface PendingBubbleProps {
  message: PendingMessage;
  onRetry(recordId: string): void;
  onUndo(recordId: string): void;
  onDiscard(recordId: string): void;
}

/** A message that is being sent or waits (CHAT-11), or that failed and can be sent again (CHAT-12). @selector [data-state] */
export function PendingBubble({ message, onRetry, onUndo, onDiscard }: PendingBubbleProps) {
  const text = useMessages(chatsMessages);
  const { state, retry, canUndo, recordId } = message;
  const hasFailed = state === 'failed';
  // The row is gone, or its command is: the text is in the field.
  const then =
    (act: (recordId: string) => void) =>
    ({ currentTarget }: MouseEvent): void => {
      act(recordId);
      currentTarget.closest('.rk-chat-screen')?.querySelector<HTMLElement>('.rk-chat-text')?.focus();
    };
  return (
    <>
      <div className="rk-message-line" data-pending={hasFailed ? undefined : true}>
        <div className="rk-bubble" data-failed={hasFailed || undefined}>
          <VisuallyHidden>{state === 'sending' ? text.sending() : text.notSent()} </VisuallyHidden>
          {message.attachments.length > 0 && (
            <div className="rk-chat-media" data-count={Math.min(4, message.attachments.length)}>
              {message.attachments.map(file => (
                <PendingFile key={file.id} file={file} />
              ))}
            </div>
          )}
          {message.text !== '' && (
            <p className="rk-rich" dir="auto">
              {message.text}
            </p>
          )}
        </div>
      </div>
      {state !== 'sending' && (
        <span className="rk-message-failure" data-state={state}>
          {hasFailed ? (
            <CircleAlert size={14} strokeWidth={2} aria-hidden="true" />
          ) : (
            <Clock size={14} strokeWidth={2} aria-hidden="true" />
          )}
          <span>{pendingText(text, message)}</span>
          {retry !== null && (
            <Button variant="plain" size="sm" isPending={retry === 'running'} onClick={() => onRetry(recordId)}>
              {text.retry()}
            </Button>
          )}
          {canUndo && (
            <Button variant="plain" size="sm" onClick={then(onUndo)}>
              {text.undo()}
            </Button>
          )}
          {hasFailed && (
            <Button variant="plain" size="sm" onClick={then(onDiscard)}>
              {text.discard()}
            </Button>
          )}
        </span>
      )}
    </>
  );
}

type PendingTexts = Readonly<Record<'noConnection' | 'waitsBehind' | 'sendFailed', () => string>>;

/** Why a message is not sent yet; null while it is being sent. */
export function pendingText(text: PendingTexts, { state, error }: PendingMessage): string | null {
  switch (state) {
    case 'sending':
      return null;
    case 'offline':
      return text.noConnection();
    case 'behind':
      return text.waitsBehind();
    case 'failed':
      return error ?? text.sendFailed();
  }
}

function PendingFile({ file }: { file: PendingAttachment }) {
  if (file.previewUrl !== null && file.type.startsWith('image/'))
    return <img referrerPolicy="no-referrer" className="rk-chat-picture" src={file.previewUrl} alt={file.name} />;
  return (
    <span className="rk-chat-file">
      <FileText size={20} strokeWidth={1.85} aria-hidden="true" />
      <bdi>{file.name}</bdi>
    </span>
  );
}
