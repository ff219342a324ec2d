import type { Account, AccountCounts, Relationship } from '@rookery/api-client';
import {
  Avatar,
  DisplayName,
  LazyMenuButton,
  Link,
  Loading,
  NamedIcon,
  RichText,
  rowIcon,
  safeUrl,
  Skeleton,
  useFormat,
  useMessages,
  VerifiedBadge,
  watchTooltips,
} from '@rookery/ui';
import { CalendarDays, MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from '../messages/messages.js';
import { profileMessages } from '../messages/profile-messages.js';
import { hrefs } from '../routing/hrefs.js';
import './profile.css';

interface ProfileHeaderProps {
  account: Account;
  counts: AccountCounts;
  relationship: Relationship | null;
  /** The follow button; absent on the own profile. */
  followButton?: ReactNode;
  /** Starts a post that mentions the account, for everybody or for the account alone. */
  onMention?: ((visibility?: 'direct') => void) | undefined;
  /** Chooses lists for the account. */
  onAddToList?: (() => void) | undefined;
  /** The address of a chat with the account. Null or absent: none can be started. */
  chatHref?: string | null;
}

const richTextHrefs = { account: hrefs.account, tag: hrefs.tag };

/** Header image, avatar, names, bio, fields with verification marks, and counts. NAV-03 */
export function ProfileHeader({ account, counts, relationship, chatHref = null, ...actions }: ProfileHeaderProps) {
  const { followButton, onMention, onAddToList } = actions;
  const text = useMessages(profileMessages);
  const format = useFormat();
  const name = account.display_name || account.username;
  const banner = safeUrl(account.header, 'media');
  const base = hrefs.account(account);
  return (
    <section className="app-profile" aria-label={name}>
      <div className="app-profile-banner">{banner !== null && <img src={banner} alt="" decoding="async" />}</div>
      <div className="app-profile-body">
        <div className="app-profile-top">
          <Avatar src={account.avatar} name={name} size={104} />
          <div className="app-profile-actions">
            <ProfileMenu acct={account.acct} onMention={onMention} onAddToList={onAddToList} />
            {chatHref !== null && <ChatLink href={chatHref} acct={account.acct} />}
            {followButton}
          </div>
        </div>
        <h2 className="app-profile-name">
          <DisplayName name={name} emojis={account.emojis} />
          {account.verified && <VerifiedBadge />}
        </h2>
        <p className="app-profile-handle">
          <bdi dir="ltr">@{account.acct}</bdi>
          {account.locked && <NamedIcon icon="lock" name={text.locked()} size={14} />}
          {account.bot && <NamedIcon icon="bot" name={text.bot()} size={16} />}
          {relationship?.followed_by && <span> · {text.followsYou()}</span>}
        </p>
        <div className="app-profile-note" dir="auto">
          <RichText html={account.note} emojis={account.emojis} mentions={[]} tags={[]} hrefs={richTextHrefs} />
        </div>
        {account.fields.length > 0 && (
          <dl className="app-profile-fields">
            {account.fields.map((field, index) => (
              <div key={index} data-verified={field.verified_at !== null || undefined}>
                <dt dir="auto">
                  <DisplayName name={field.name} emojis={account.emojis} />
                </dt>
                <dd dir="auto">
                  {field.verified_at !== null && (
                    <NamedIcon
                      icon="badge-check"
                      name={text.verifiedLink({ date: format.date(field.verified_at, { dateStyle: 'medium' }) })}
                      size={16}
                    />
                  )}
                  <RichText html={field.value} emojis={account.emojis} mentions={[]} tags={[]} hrefs={richTextHrefs} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {account.created_at !== null && (
          <p className="app-profile-joined">
            <CalendarDays size={14} aria-hidden="true" />
            {text.joined({ date: format.date(account.created_at, { year: 'numeric', month: 'long' }) })}
          </p>
        )}
        <p className="app-profile-counts">
          <Count number={counts.statuses} text={text.postsCount} href={base} />
          <Count number={counts.following} text={text.followingCount} href={`${base}/following`} />
          <Count number={counts.followers} text={text.followersCount} href={`${base}/followers`} />
        </p>
      </div>
    </section>
  );
}

const menuIcons = { more: rowIcon('ellipsis'), mention: rowIcon('at-sign'), direct: rowIcon('mail'), lists: rowIcon('list') };

function ProfileMenu({ acct, onMention, onAddToList }: { acct: string } & Pick<ProfileHeaderProps, 'onMention' | 'onAddToList'>) {
  const text = useMessages(profileMessages);
  const { more } = useMessages(messages);
  const items = [
    ...(onMention === undefined
      ? []
      : [
          { id: 'mention', label: text.mention({ acct }), icon: menuIcons.mention, onAction: () => onMention() },
          { id: 'direct', label: text.directMessage({ acct }), icon: menuIcons.direct, onAction: () => onMention('direct') },
        ]),
    ...(onAddToList === undefined
      ? []
      : [{ id: 'lists', label: text.addToList(), icon: menuIcons.lists, onAction: onAddToList }]),
  ];
  if (items.length === 0) return null;
  return <LazyMenuButton className="app-profile-round" label={more()} icon={menuIcons.more} items={items} />;
}

function ChatLink({ href, acct }: { href: string; acct: string }) {
  const name = useMessages(profileMessages).message({ acct });
  return (
    <Link
      className="rk-icon-button app-profile-round"
      href={href}
      aria-label={name}
      data-tooltip={name}
      onPointerEnter={watchTooltips}
      onFocus={watchTooltips}
    >
      <MessagesSquare size={20} strokeWidth={1.85} aria-hidden="true" />
    </Link>
  );
}

interface CountProps {
  /** Null: unknown, and not shown. */
  number: number | null;
  text: (values: { count: number; formatted: string }) => string;
  href: string;
}

function Count({ number, text, href }: CountProps) {
  const format = useFormat();
  if (number === null) return null;
  const formatted = format.number(number);
  // The translation decides where the number stands in the text; here it only becomes bold.
  const [before, ...after] = text({ count: number, formatted }).split(formatted);
  return (
    <Link href={href}>
      {before}
      {after.length > 0 && <b>{formatted}</b>}
      {after.join(formatted)}
    </Link>
  );
}

/** Reserves the space of a profile's header while it loads. */
export function ProfileSkeleton() {
  return (
    <div className="app-profile" aria-busy="true">
      <div className="app-profile-banner" />
      <div className="app-profile-body">
        <Skeleton />
      </div>
      <Loading />
    </div>
  );
}
