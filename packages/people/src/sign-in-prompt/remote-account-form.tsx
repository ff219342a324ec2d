import { parseRemoteAccount, type RemoteAccount } from '@rookery/api-client';
import type { WantedAction } from '@rookery/timeline';
import { Button, Link, TextField, useMessages } from '@rookery/ui';
import { useState, type FormEvent } from 'react';
import { signInPromptMessages } from './messages.js';

export interface RemoteAccountFormProps {
  action: WantedAction;
  /** The account that was used last. */
  remembered: string;
  /** Opens the visitor's own server in a new tab. Resolves to its address where the browser opened none, else to null. */
  onOpen(account: RemoteAccount): Promise<string | null>;
}

const buttons = {
  reply: 'remoteReply',
  reblog: 'remoteReblog',
  favourite: 'remoteFavourite',
  vote: 'remoteVote',
  join: 'remoteJoin',
  follow: 'remoteFollow',
} as const satisfies Partial<Record<WantedAction, string>>;

/** The way to act from an account on another server. */
export function RemoteAccountForm({ action, remembered, onOpen }: RemoteAccountFormProps) {
  const text = useMessages(signInPromptMessages);
  const [handle, setHandle] = useState(remembered);
  const [isInvalid, setInvalid] = useState(false);
  const [address, setAddress] = useState<string | null>(null);
  const [isOpening, setOpening] = useState(false);

  const submit = async (): Promise<void> => {
    const account = parseRemoteAccount(handle);
    setInvalid(account === null);
    if (account === null || isOpening) return;
    setOpening(true);
    setAddress(await onOpen(account));
    setOpening(false);
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void submit();
  };
  const button = action in buttons ? buttons[action as keyof typeof buttons] : 'remoteOpen';
  return (
    <form className="rk-remote-account" onSubmit={onSubmit} noValidate>
      <TextField
        label={text.remoteLabel()}
        description={text.remoteHint()}
        placeholder={text.remotePlaceholder()}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        value={handle}
        onChange={event => {
          setHandle(event.target.value);
          setInvalid(false);
          setAddress(null);
        }}
        {...(isInvalid && { errorText: text.remoteInvalid() })}
      />
      <Button type="submit" isPending={isOpening}>
        {text[button]()}
      </Button>
      {address !== null && (
        <output>
          {text.remoteBlocked()}{' '}
          <Link href={address} target="_blank" rel="noopener noreferrer">
            {text.remoteLink({ host: new URL(address).host })}
          </Link>
        </output>
      )}
    </form>
  );
}
