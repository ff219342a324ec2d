import { Search, X } from 'lucide-react';
import { shownHandle } from '../hosts/hosts.js';
import { useRef } from 'react';
import { Avatar } from '../avatar/avatar.js';
import { IconButton } from '../button/icon-button.js';
import { ComboBox } from '../combo-box/combo-box.js';
import { useMessages } from '../i18n/messages-provider.js';
import { Identity } from '../identity/identity.js';
import type { RichEmoji } from '../rich-text/emoji.js';
import { accountSearchMessages } from './messages.js';
import { useFoundAccounts } from './use-found-accounts.js';

/** An account that a search found. */
export interface AccountChoice {
  readonly id: string;
  /** '' falls back to the local part of the handle. */
  readonly displayName: string;
  /** Without the leading `@`. */
  readonly acct: string;
  /** The URL of its picture; '' for none. */
  readonly avatar: string;
  readonly verified: boolean;
  readonly emojis?: readonly RichEmoji[];
}

export interface AccountSearchProps<Choice extends AccountChoice> {
  /** @default 'Search for an account' */
  label?: string;
  /** Finds accounts. `signal` aborts once the words change or the field is gone. Memoise it: another function begins no new search. */
  search(words: string, signal: AbortSignal): Promise<readonly Choice[]>;
  /** Called with the account that is chosen. */
  onChoose(account: Choice): void;
}

/** A field that finds accounts while the reader types, and hands on the one that they choose (UI-01). */
export function AccountSearch<Choice extends AccountChoice>({ label, search, onChoose }: AccountSearchProps<Choice>) {
  const text = useMessages(accountSearchMessages);
  const field = useRef<HTMLDivElement>(null);
  const found = useFoundAccounts(search);
  const clear = (): void => {
    found.change('');
    field.current?.querySelector('input')?.focus();
  };
  const choose = (id: string): void => {
    const account = found.items.find(item => item.id === id);
    if (account === undefined) return;
    found.change('');
    onChoose(account);
  };
  const isBlank = found.text.trim() === '';
  const emptyText = found.hasFailed ? text.failed() : found.isSettled ? text.none() : text.loading();
  return (
    <div className="rk-account-search" ref={field}>
      <ComboBox
        label={label ?? text.label()}
        isLabelHidden
        placeholder={label ?? text.label()}
        text={found.text}
        onTextChange={found.change}
        items={found.items.map(account => ({
          id: account.id,
          lines: [account.displayName || shownHandle(account.acct), `@${shownHandle(account.acct)}`],
          content: (
            <span className="rk-account-choice">
              <Avatar src={account.avatar} name={account.displayName || account.acct} size={32} />
              <Identity
                displayName={account.displayName}
                acct={account.acct}
                verified={account.verified}
                {...(account.emojis && { emojis: account.emojis })}
              />
            </span>
          ),
        }))}
        emptyText={isBlank ? undefined : emptyText}
        onChoose={choose}
        isAction
        end={
          found.text === '' ? (
            <Search size={18} aria-hidden="true" />
          ) : (
            // No tab stop, as in other search fields: open results hide everything but the field and themselves from assistive technology.
            <IconButton tabIndex={-1} label={text.clear()} icon={<X size={18} aria-hidden="true" />} onClick={clear} />
          )
        }
      />
    </div>
  );
}
