import type { Account } from '@rookery/api-client';
import {
  canCopy,
  copyText,
  DisplayName,
  Handle,
  IconButton,
  NamedIcon,
  rowIcon,
  useMessages,
  useNotify,
  VerifiedBadge,
} from '@rookery/ui';
import { useState } from 'react';
import { profileMessages } from './profile-messages.js';
import { profilePartMessages } from './messages.js';
import { shownRoles } from './profile-facts.js';

interface ProfileNamesProps {
  account: Account;
  /** Null while that is not known. */
  followsReader: boolean | null;
}

const copyIcon = rowIcon('copy', 14);

/** The name of a profile with its badges, and its handle, which can be copied. */
export function ProfileNames({ account, followsReader }: ProfileNamesProps) {
  const text = useMessages(profileMessages);
  const parts = useMessages(profilePartMessages);
  // The words have their room from the start if they may come late: beside a long handle they take a line.
  const [hasRoom] = useState(followsReader === null);
  const roleNames = { admin: parts.admin(), moderator: parts.moderator(), other: '' };
  return (
    <>
      <h2 className="rk-profile-name">
        <DisplayName name={account.display_name || account.username} emojis={account.emojis} isWrapped />
        {account.verified && <VerifiedBadge />}
        {account.locked && <NamedIcon icon="lock" name={text.locked()} size={16} />}
      </h2>
      <p className="rk-profile-handle">
        <Handle acct={account.acct} />
        <CopyHandle account={account} />
        {(followsReader === true || hasRoom) && (
          <span className="rk-profile-follows" data-shown={followsReader === true || undefined}>
            · {text.followsYou()}
          </span>
        )}
      </p>
      <Badges>
        {account.bot && <li>{text.bot()}</li>}
        {account.group && <li>{parts.group()}</li>}
        {shownRoles(account).map(({ key, kind, name }) => (
          <li key={key}>
            <bdi>{name ?? roleNames[kind]}</bdi>
          </li>
        ))}
      </Badges>
    </>
  );
}

function Badges({ children }: { children: React.ReactNode[] }) {
  return children.flat().some(Boolean) ? <ul className="rk-profile-badges">{children}</ul> : null;
}

function CopyHandle({ account: { acct, fqn } }: { account: Account }) {
  const text = useMessages(profilePartMessages);
  const notify = useNotify();
  if (!canCopy()) return null;
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(`@${fqn}`);
    notify(isCopied ? { kind: 'success', text: text.copied() } : { kind: 'error', text: text.copyFailed() });
  };
  return <IconButton className="rk-profile-copy" label={text.copyHandle({ acct })} icon={copyIcon} onClick={() => void copy()} />;
}
