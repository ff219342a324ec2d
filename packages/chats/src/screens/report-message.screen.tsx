import { errorText } from '@rookery/api-client';
import { useMessages, useNotify } from '@rookery/ui';
import { useId, useState } from 'react';
import { useChatActions } from '../data/use-chat-actions.js';
import { chatsMessages } from '../messages.js';
import { panelMessages } from '../panel-messages.js';
import { ConfirmDialog } from '../parts/dialog.js';

export interface ReportMessageScreenProps {
  chatId: string;
  messageId: string;
  /** The author's handle. */
  acct: string;
  onClose(): void;
}

/** Reports a message to the moderators (CHAT-28). */
export function ReportMessageScreen({ chatId, messageId, acct, onClose }: ReportMessageScreenProps) {
  const text = useMessages(chatsMessages);
  const panelText = useMessages(panelMessages);
  const notify = useNotify();
  const id = useId();
  const [comment, setComment] = useState('');
  const { report } = useChatActions(chatId);
  return (
    <ConfirmDialog
      title={panelText.reportTitle({ acct })}
      confirmLabel={text.report()}
      isDanger
      onClose={onClose}
      onConfirm={() => {
        report([messageId], comment.trim()).then(
          () => notify({ kind: 'success', text: panelText.reported() }),
          (error: unknown) => notify({ kind: 'error', text: errorText(error, panelText.reportFailed()) }),
        );
      }}
    >
      <p>{panelText.reportText()}</p>
      <label htmlFor={id}>{panelText.reportComment()}</label>
      <textarea
        id={id}
        className="rk-chat-report-comment"
        rows={3}
        dir="auto"
        value={comment}
        onChange={event => setComment(event.target.value)}
      />
    </ConfirmDialog>
  );
}
