import { Button, Handle, Select, useMessages } from '@rookery/ui';
import { Ban, LogOut } from 'lucide-react';
import type { ChatSummary } from '../chat-types.js';
import { chatsMessages } from '../messages.js';
import { panelMessages } from '../panel-messages.js';
import { wholeDays } from './chat-header.js';
import type { ChatBlock } from './chat-row.js';
import { AccountAvatar, AccountName, ProfileLink } from './identity.js';

/** The times that messages can be kept, in days. */
const EXPIRY_DAYS = [7, 14, 30, 90];
const DAY_SECONDS = 86_400;

export interface ChatInformationProps {
  chat: ChatSummary;
  block: ChatBlock;
  /** Absent: the server keeps messages. @param seconds Null: messages are kept. */
  onExpiryChange?: ((seconds: number | null) => void) | undefined;
  /** Asks before the other member is blocked, as the two below. Not called for a chat with several: each is blocked from their profile. */
  onBlock?: (() => void) | undefined;
  onUnblock?: (() => void) | undefined;
  onLeave?: (() => void) | undefined;
}

/** The members of a chat, how long its messages are kept, and how to leave or block. */
export function ChatInformation({ chat, block, onExpiryChange, onBlock, onUnblock, onLeave }: ChatInformationProps) {
  const text = useMessages(chatsMessages);
  const panelText = useMessages(panelMessages);
  const [first] = chat.accounts;
  const acct = first?.acct ?? '';
  const blockChange = block === 'blocking' ? onUnblock : onBlock;
  return (
    <div className="rk-chat-information">
      <h3>{panelText.members()}</h3>
      <ul className="rk-chat-people">
        {chat.accounts.map(account => (
          <li key={account.id}>
            <ProfileLink account={account} className="rk-chat-row-open">
              <AccountAvatar account={account} size={42} />
              <span className="rk-chat-row-text">
                <AccountName account={account} />
                <Handle className="rk-chat-row-line" acct={account.acct} />
              </span>
            </ProfileLink>
          </li>
        ))}
      </ul>
      {onExpiryChange && <ExpirySelect seconds={chat.expirySeconds} onChange={onExpiryChange} />}
      <div className="rk-chat-information-actions">
        {blockChange && chat.accounts.length === 1 && (
          <Button variant={block === 'blocking' ? 'secondary' : 'danger'} onClick={blockChange}>
            <Ban size={18} strokeWidth={1.85} aria-hidden="true" />
            {block === 'blocking' ? panelText.unblockTitle({ acct }) : panelText.blockTitle({ acct })}
          </Button>
        )}
        {onLeave && (
          <Button variant="danger" onClick={onLeave}>
            <LogOut size={18} strokeWidth={1.85} aria-hidden="true" />
            {text.leaveTitle()}
          </Button>
        )}
      </div>
    </div>
  );
}

function ExpirySelect({ seconds, onChange }: { seconds: number | null; onChange: (seconds: number | null) => void }) {
  const text = useMessages(panelMessages);
  const current = seconds === null ? null : wholeDays(seconds);
  // A server may have chosen another number of days.
  const days = [...new Set([...EXPIRY_DAYS, ...(current === null ? [] : [current])])].toSorted((one, other) => one - other);
  const options = days.map(count => ({ value: String(count), label: text.autoDeleteDays({ days: count }) }));
  return (
    <Select
      label={text.autoDelete()}
      value={current === null ? '' : String(current)}
      options={current === null ? [{ value: '', label: text.autoDeleteNever() }, ...options] : options}
      onChange={value => onChange(value === '' ? null : Number(value) * DAY_SECONDS)}
    />
  );
}
