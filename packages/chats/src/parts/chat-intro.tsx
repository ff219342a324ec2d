import { Button, Handle, useMessages } from '@rookery/ui';
import { Clock } from 'lucide-react';
import type { ChatSummary } from '../chat-types.js';
import { chatsMessages } from '../messages.js';
import { wholeDays } from './chat-header.js';
import { AccountAvatar, AccountName, ProfileLink } from './identity.js';

const AVATAR_PX = 75;

interface ChatIntroProps {
  chat: ChatSummary;
  /** Absent: the chat needs no acceptance. */
  onAccept?: (() => void) | undefined;
  onLeave?: (() => void) | undefined;
}

/** The beginning of a chat: its members, and how long messages are kept (CHAT-09, CHAT-29); a chat that waits asks for the answer (CHAT-07). */
export function ChatIntro({ chat, onAccept, onLeave }: ChatIntroProps) {
  const text = useMessages(chatsMessages);
  const [first] = chat.accounts;
  if (first === undefined) return null;
  const isWaiting = !chat.isAccepted;
  return (
    <section className="rk-chat-intro">
      <ProfileLink account={first} isRepeated>
        <AccountAvatar account={first} size={AVATAR_PX} />
      </ProfileLink>
      {isWaiting ? (
        <>
          <p className="rk-chat-intro-title">
            <ProfileLink account={first}>{text.wouldLikeToChat({ acct: first.acct })}</ProfileLink>
          </p>
          <span className="rk-chat-intro-actions">
            {onAccept && (
              <Button variant="primary" onClick={onAccept}>
                {text.accept()}
              </Button>
            )}
            {onLeave && (
              <Button variant="danger" onClick={onLeave}>
                {text.leaveChat()}
              </Button>
            )}
          </span>
        </>
      ) : (
        chat.accounts.map(account => (
          <ProfileLink key={account.id} account={account} className="rk-chat-intro-member">
            <AccountName account={account} />
            <Handle acct={account.acct} />
          </ProfileLink>
        ))
      )}
      {!isWaiting && chat.expirySeconds !== null && (
        <p>
          <Clock size={14} strokeWidth={2} aria-hidden="true" />
          {text.olderAreDeleted({ day: wholeDays(chat.expirySeconds) })}
        </p>
      )}
    </section>
  );
}
