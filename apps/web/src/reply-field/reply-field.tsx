import { Avatar, useMessages } from '@rookery/ui';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { typedAhead } from '../modals/typed-ahead.js';
import { lazyContent } from '../routing/lazy-content.js';
import { replyFieldMessages } from './messages.js';
import './reply-field.css';

const InlineReply = lazyContent(async () => (await import('./inline-reply.screen.js')).InlineReplyScreen);

interface ReplyFieldProps {
  statusId: string;
  /** The own account; null while it is not known. */
  account: { readonly avatar: string; readonly name: string } | null;
}

/** The field below a focused post. Pressing it opens a composer in its place; sending the reply closes that again. */
export function ReplyField({ statusId, account }: ReplyFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasSent, setSent] = useState(false);
  const subject = `reply field ${statusId}`;
  useEffect(() => {
    if (!isOpen) return undefined;
    typedAhead.begin(subject, () => {
      setSent(true);
      setOpen(false);
    });
    return () => typedAhead.end();
  }, [isOpen, subject]);
  const takeTyped = useCallback(() => typedAhead.take(subject), [subject]);
  if (isOpen) {
    const close = (): void => {
      setSent(true);
      setOpen(false);
    };
    return (
      <Framed>
        <InlineReply statusId={statusId} onSent={close} takeTyped={takeTyped} />
      </Framed>
    );
  }
  return (
    <Framed>
      <ClosedField account={account} takesFocus={wasSent} onOpen={() => setOpen(true)} />
    </Framed>
  );
}

const Framed = ({ children }: { children: ReactNode }) => <div className="app-reply-field">{children}</div>;

interface ClosedFieldProps extends Pick<ReplyFieldProps, 'account'> {
  /** The composer that it replaces had the focus. */
  takesFocus: boolean;
  onOpen(): void;
}

function ClosedField({ account, takesFocus, onOpen }: ClosedFieldProps) {
  const text = useMessages(replyFieldMessages);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <button ref={button} type="button" onClick={onOpen}>
      {account && <Avatar src={account.avatar} name={account.name} size={44} />}
      <span>{text.writeReply()}</span>
    </button>
  );
}
