import { Avatar, useMessages } from '@rookery/ui';
import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { TypedAhead } from '../typed-ahead/typed-ahead.js';
import type { InlineReplyProps } from './inline-reply.screen.js';
import { replyFieldMessages } from './messages.js';

export interface ReplyFieldProps {
  statusId: string;
  /** The own account; null while it is not known. */
  account: { readonly avatar: string; readonly name: string } | null;
  /** Collects the keys that are typed before the composer is ready; null: none are. Stable. */
  typing: Pick<TypedAhead, 'begin' | 'end' | 'take'> | null;
  /** `InlineReplyScreen`, which an app may load with the first reply. */
  Composer: ComponentType<InlineReplyProps>;
}

/** The field below a focused post. Pressing it opens a composer in its place; sending the reply closes that again. */
export function ReplyField({ statusId, account, typing, Composer }: ReplyFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasSent, setSent] = useState(false);
  const subject = `reply field ${statusId}`;
  const close = useCallback(() => {
    setSent(true);
    setOpen(false);
  }, []);
  useEffect(() => {
    if (!isOpen || typing === null) return undefined;
    typing.begin(subject, close);
    return () => typing.end();
  }, [isOpen, subject, typing, close]);
  const takeTyped = useCallback(() => typing?.take(subject) ?? '', [subject, typing]);
  if (isOpen) {
    return (
      <Framed>
        <Composer statusId={statusId} onSent={close} takeTyped={takeTyped} />
      </Framed>
    );
  }
  return (
    <Framed>
      <ClosedField account={account} takesFocus={wasSent} onOpen={() => setOpen(true)} />
    </Framed>
  );
}

const Framed = ({ children }: { children: ReactNode }) => <div className="rk-reply-field">{children}</div>;

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
