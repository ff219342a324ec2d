import type { Draft } from '@rookery/store';
import { shownHandle, useMessages, useStore, type Store } from '@rookery/ui';
import type { NewId } from '../draft-changes.js';
import { recipientMessages } from './messages.js';
import { addressReply, isToAuthorAlone } from './addressed-reply.js';

export interface MentionChoiceProps {
  draft: Store<Draft>;
  newId: NewId;
  /** The handle of the answered post's author. */
  author: string;
  /** The other accounts that the reply is addressed to by itself: at least one. */
  others: readonly string[];
  isDisabled: boolean;
}

/** A choice for a reply to a post that mentions several accounts: to mention its author alone. */
export function MentionChoice({ draft, newId, author, others, isDisabled }: MentionChoiceProps) {
  const text = useMessages(recipientMessages);
  const isAlone = useStore(draft, state => isToAuthorAlone(state, others));
  return (
    <label className="rk-compose-sensitive">
      <input
        type="checkbox"
        checked={isAlone}
        disabled={isDisabled}
        onChange={({ target }) => draft.set(state => addressReply(state, others, target.checked, newId))}
      />
      <bdi>{text.onlyAuthor({ acct: shownHandle(author) })}</bdi>
    </label>
  );
}
