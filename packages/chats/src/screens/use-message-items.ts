import { errorText } from '@rookery/api-client';
import { canCopy, copyText, plainText, useMessages, useNotify, type MenuItem } from '@rookery/ui';
import { useCallback, useState } from 'react';
import type { ChatFeatures, Message } from '../chat-types.js';
import type { ChatActions } from '../data/use-chat-actions.js';
import { chatsMessages } from '../messages.js';
import { messageIcons } from '../parts/popup-menu.js';

const noIds: ReadonlySet<string> = new Set();

/** A message that is deleted once the person confirms it. */
interface Deletion {
  readonly question: 'deleteForBoth' | 'deleteForMe';
  readonly onDelete: () => void;
}

/** The actions of a message (CHAT-28), the deletion that waits for an answer, and the messages that are being deleted. */
export function useMessageItems(
  features: ChatFeatures | null,
  deleteMessage: ChatActions['deleteMessage'],
  onReport: (message: Message) => void,
) {
  const text = useMessages(chatsMessages);
  const notify = useNotify();
  const [deletingIds, setDeletingIds] = useState(noIds);
  const [asked, setAsked] = useState<Deletion | null>(null);
  const canDeleteForMe = features?.deleteForMe === true;
  const canReport = features?.report === true;

  const remove = useCallback(
    async ({ id }: Message): Promise<void> => {
      setDeletingIds(ids => new Set([...ids, id]));
      try {
        await deleteMessage(id);
      } catch (error) {
        notify({ kind: 'error', text: errorText(error, text.deleteFailed()) });
      }
      setDeletingIds(ids => new Set([...ids].filter(other => other !== id)));
    },
    [deleteMessage, notify, text],
  );

  const itemsOf = useCallback(
    (message: Message, isOwn: boolean): readonly MenuItem[] => {
      const copy = async (): Promise<void> => {
        const isCopied = await copyText(plainText(message.content));
        notify(isCopied ? { kind: 'info', text: text.copied() } : { kind: 'error', text: text.copyFailed() });
      };
      const items: (MenuItem | false)[] = [
        message.content !== '' &&
          canCopy() && {
            id: 'copy',
            label: text.copy(),
            icon: messageIcons.copy,
            onAction: () => void copy(),
          },
        (isOwn || canDeleteForMe) && {
          id: 'delete',
          label: isOwn ? text.deleteForBoth() : text.deleteForMe(),
          icon: messageIcons.delete,
          isDanger: true,
          onAction: () => setAsked({ question: isOwn ? 'deleteForBoth' : 'deleteForMe', onDelete: () => void remove(message) }),
        },
        !isOwn &&
          canReport && { id: 'report', label: text.report(), icon: messageIcons.report, onAction: () => onReport(message) },
      ];
      return items.filter(item => item !== false);
    },
    [text, notify, canDeleteForMe, canReport, remove, onReport],
  );
  return { itemsOf, deletingIds, asked, closeQuestion: () => setAsked(null) };
}
