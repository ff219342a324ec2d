import type { Account } from '@rookery/api-client';
import { BlankState, Button, Link, safeUrl, useMessages } from '@rookery/ui';
import { ArrowRightLeft, EyeOff, Flower2, ServerOff, ShieldOff, UserRoundX } from 'lucide-react';
import { useTimelineOptions } from '@rookery/timeline';
import { profilePartMessages } from './messages.js';
import { NamedSentence } from './named-sentence.js';
import { canBeRevealed, type PostsGate, type ProfileBanner } from './profile-facts.js';

const nameOf = ({ display_name: name, username }: Account): string => name || username;
const large = { size: 28, strokeWidth: 1.6, 'aria-hidden': true } as const;
const small = { size: 18, strokeWidth: 1.85, 'aria-hidden': true } as const;

/** Says that a profile moved, with the way to the new one, or that it is a memorial. */
export function Banner({ banner, account }: { banner: ProfileBanner; account: Account }) {
  const text = useMessages(profilePartMessages);
  const { hrefs } = useTimelineOptions();
  const name = nameOf(account);
  const { moved } = account;
  return (
    <div className="rk-profile-notice">
      {banner === 'moved' ? <ArrowRightLeft {...small} /> : <Flower2 {...small} />}
      <p>
        <NamedSentence sentence={banner === 'moved' ? text.movedText : text.memorialText} name={name} emojis={account.emojis} />
      </p>
      {banner === 'moved' && moved !== null && (
        <Link className="rk-button" data-variant="primary" data-size="sm" href={hrefs.account(moved)}>
          {text.goToMoved({ acct: moved.acct })}
        </Link>
      )}
    </div>
  );
}

export interface GateProps {
  gate: PostsGate;
  account: Account;
  /** The host of the reader's server. */
  host: string;
  onReveal(): void;
}

/** In place of the posts of a profile that are not shown. */
export function Gate({ gate, account: { acct, domain }, host, onReveal }: GateProps) {
  const text = useMessages(profilePartMessages);
  const states = {
    suspended: { icon: <UserRoundX {...large} />, title: text.suspendedTitle(), description: text.suspendedText() },
    limited: { icon: <EyeOff {...large} />, title: text.limitedTitle(), description: text.limitedText({ host }) },
    blocked: { icon: <EyeOff {...large} />, title: text.blockedTitle({ acct }), description: text.blockedText() },
    blockedDomain: {
      icon: <ServerOff {...large} />,
      title: text.blockedDomainTitle({ domain }),
      description: text.blockedText(),
    },
    blockedBy: { icon: <ShieldOff {...large} />, title: text.blockedByTitle({ acct }), description: text.blockedByText() },
  };
  return (
    <BlankState
      {...states[gate]}
      action={canBeRevealed(gate) ? <Button onClick={onReveal}>{text.showAnyway()}</Button> : undefined}
    />
  );
}

/** Above the posts of an account of another server: some may be there alone. */
export function IncompleteHistory({ account }: { account: Account }) {
  const text = useMessages(profilePartMessages);
  const url = safeUrl(account.url, 'link');
  return (
    <p className="rk-profile-incomplete">
      {text.incomplete({ host: account.domain })}{' '}
      {url !== null && (
        <a href={url} target="_blank" rel="nofollow noopener noreferrer">
          {text.openOriginal()}
        </a>
      )}
    </p>
  );
}
