import { Handle, IconButton, Tooltip, useMessages } from '@rookery/ui';
import { ArrowLeft, Info, Search } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { ChatSummary } from '../chat-types.js';
import { chatsMessages } from '../messages.js';
import { AccountAvatar, AccountName, ChatAvatar, ProfileLink } from './identity.js';

const DAY_SECONDS = 86_400;

/** Whole days of a number of seconds; at least one. */
export const wholeDays = (seconds: number): number => Math.max(1, Math.floor(seconds / DAY_SECONDS));

interface ChatHeaderProps {
  chat: ChatSummary;
  /** Absent: the list is beside the chat. */
  onBack?: (() => void) | undefined;
  /** Opens the chat's settings; absent while the chat waits to be accepted. */
  onInformation?: (() => void) | undefined;
  /** Absent: the server cannot search the messages. */
  onSearch?: (() => void) | undefined;
  isInformationOpen?: boolean;
  /** More buttons, at the end. */
  children?: ReactNode;
}

/** The members of a chat, all of them in a group, and when its messages are deleted. */
export function ChatHeader({ chat, onBack, onInformation, onSearch, isInformationOpen, children }: ChatHeaderProps) {
  const text = useMessages(chatsMessages);
  const { accounts, expirySeconds } = chat;
  const [first] = accounts;
  const days = expirySeconds === null ? null : wholeDays(expirySeconds);
  return (
    <header className="rk-chat-header">
      {onBack && (
        <IconButton
          className="rk-chat-back"
          label={text.back()}
          icon={<ArrowLeft size={20} strokeWidth={1.85} aria-hidden="true" />}
          onClick={onBack}
        />
      )}
      {first !== undefined && accounts.length === 1 ? (
        <ProfileLink account={first} className="rk-chat-header-avatar" isRepeated>
          <AccountAvatar account={first} size={36} />
        </ProfileLink>
      ) : (
        <ChatAvatar accounts={accounts} size={40} />
      )}
      <div className="rk-chat-header-text">
        <h2>
          {accounts.map((account, index) => (
            <Fragment key={account.id}>
              {index > 0 && ', '}
              <ProfileLink account={account}>
                <AccountName account={account} />
              </ProfileLink>
            </Fragment>
          ))}
        </h2>
        <p>
          {accounts.map((account, index) => (
            <Fragment key={account.id}>
              {index > 0 && ', '}
              <Handle acct={account.acct} />
            </Fragment>
          ))}
          {days !== null && (
            <>
              {' · '}
              <Tooltip text={text.deletesAfterHint({ days })}>
                {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its tooltip is read by keyboard, too */}
                <span tabIndex={0}>{text.deletesAfter({ days })}</span>
              </Tooltip>
            </>
          )}
        </p>
      </div>
      {onSearch && (
        <IconButton
          label={text.searchMessages()}
          icon={<Search size={20} strokeWidth={1.85} aria-hidden="true" />}
          onClick={onSearch}
        />
      )}
      {onInformation && (
        <IconButton
          label={text.information()}
          icon={<Info size={20} strokeWidth={1.85} aria-hidden="true" />}
          aria-expanded={isInformationOpen}
          onClick={onInformation}
        />
      )}
      {children}
    </header>
  );
}
