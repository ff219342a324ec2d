import { Button, useMessages, VisuallyHidden } from '@rookery/ui';
import { CircleAlert, FileText } from 'lucide-react';
import type { PendingAttachment, PendingMessage } from '../chat-types.js';
import { chatsMessages } from '../messages.js';

interface PendingBubbleProps {
  message: PendingMessage;
  onRetry(recordId: string): void;
  onDiscard(recordId: string): void;
}

/** A message that is being sent (CHAT-11), or that failed and can be sent again (CHAT-12). @selector [data-state] */
export function PendingBubble({ message, onRetry, onDiscard }: PendingBubbleProps) {
  const text = useMessages(chatsMessages);
  const hasFailed = message.state === 'failed';
  return (
    <>
      <div className="rk-message-line" data-pending={hasFailed ? undefined : true}>
        <div className="rk-bubble" data-failed={hasFailed || undefined}>
          <VisuallyHidden>{hasFailed ? text.notSent() : text.sending()} </VisuallyHidden>
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
      {hasFailed && (
        <span className="rk-message-failure">
          <CircleAlert size={14} strokeWidth={2} aria-hidden="true" />
          <span>{message.error ?? text.sendFailed()}</span>
          <Button variant="plain" size="sm" onClick={() => onRetry(message.recordId)}>
            {text.retry()}
          </Button>
          <Button variant="plain" size="sm" onClick={() => onDiscard(message.recordId)}>
            {text.discard()}
          </Button>
        </span>
      )}
    </>
  );
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
