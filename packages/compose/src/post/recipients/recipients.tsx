import { shownHandle, useMessages } from '@rookery/ui';
import { AtSign, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { recipientMessages } from './messages.js';
import { neighbourOf, shownRecipients } from './recipient-rules.js';

interface RecipientsProps {
  /** The handles of the draft. */
  to: readonly string[];
  /** The handle of the answered post's author, who stays a recipient; null: no reply, or not known. */
  author: string | null;
  onChange(to: readonly string[]): void;
  /** Called with the pressed button when nothing is left to remove: the focus has to go elsewhere. */
  onEmptied(button: HTMLElement): void;
  isDisabled?: boolean;
}

/** The recipients of a post apart from its text (CMP-01). All but the author of the answered post can be removed. */
export function Recipients({ to, author, onChange, onEmptied, isDisabled = false }: RecipientsProps) {
  const text = useMessages(recipientMessages);
  const [announcement, setAnnouncement] = useState('');
  const buttons = useRef(new Map<string, HTMLButtonElement | null>());
  const recipients = shownRecipients(to, author);

  const remove = (acct: string, button: HTMLElement): void => {
    const next = neighbourOf(recipients, acct);
    if (next === null) onEmptied(button);
    else buttons.current.get(next)?.focus();
    onChange(to.filter(other => other !== acct));
    setAnnouncement(text.removed({ acct }));
  };
  return (
    <>
      {recipients.length > 0 && (
        <ul className="rk-recipients" aria-label={text.label()}>
          {recipients.map(({ acct, isAuthor }) => (
            <li key={acct}>
              <AtSign size={14} strokeWidth={2} aria-hidden="true" />
              <bdi title={acct}>{shownHandle(acct)}</bdi>
              {!isAuthor && (
                <button
                  ref={element => void buttons.current.set(acct, element)}
                  type="button"
                  aria-label={text.remove({ acct })}
                  disabled={isDisabled}
                  onClick={event => remove(acct, event.currentTarget)}
                >
                  <X size={14} strokeWidth={2} aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <output className="rk-visually-hidden">{announcement}</output>
    </>
  );
}
