import type { Account, Notification, Status } from '@rookery/api-client';
import { Avatar, Button, Identity, Link, plainText, RelativeTime, safeUrl, useMessages } from '@rookery/ui';
import {
  AtSign,
  BarChart3,
  Bell,
  CalendarCheck,
  CalendarClock,
  Flag,
  Heart,
  HeartHandshake,
  Pencil,
  Quote,
  Repeat2,
  ShieldAlert,
  SmilePlus,
  Sparkles,
  Truck,
  Unplug,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTimelineOptions } from '@rookery/timeline';
import { openOnPress } from '@rookery/timeline/parts';
import { notificationMessages, sentenceMessages } from '../messages.js';
import { NotificationSentence } from './notification-sentence.js';
import { type KnownType, isKnownType } from './notification-types.js';

/** Avatars of a group; the sentence counts the others. */
const AVATARS = 8;
const AVATAR_SIZE = 44;
const OTHERS_SIZE = 24;
const LINE_LENGTH = 280;

type Tone = 'like' | 'repost' | 'accent' | 'warning';

const icons = {
  mention: [AtSign, 'accent'],
  quote: [Quote, 'accent'],
  'pending.reply': [AtSign, 'warning'],
  favourite: [Heart, 'like'],
  'pending.favourite': [Heart, 'warning'],
  'pleroma:emoji_reaction': [SmilePlus, 'like'],
  emoji_reaction: [SmilePlus, 'like'],
  reaction: [SmilePlus, 'like'],
  reblog: [Repeat2, 'repost'],
  'pending.reblog': [Repeat2, 'warning'],
  poll: [BarChart3, 'accent'],
  status: [Bell, 'accent'],
  update: [Pencil, 'accent'],
  quoted_update: [Pencil, 'accent'],
  follow: [UserPlus, 'accent'],
  follow_request: [UserPlus, 'warning'],
  move: [Truck, 'accent'],
  'admin.sign_up': [UserPlus, 'repost'],
  'admin.report': [Flag, 'warning'],
  'pleroma:report': [Flag, 'warning'],
  severed_relationships: [Unplug, 'warning'],
  moderation_warning: [ShieldAlert, 'warning'],
  annual_report: [Sparkles, 'accent'],
  user_approved: [HeartHandshake, 'repost'],
  'pleroma:event_reminder': [CalendarClock, 'accent'],
  'pleroma:event_update': [CalendarClock, 'accent'],
  'pleroma:participation_request': [CalendarClock, 'accent'],
  'pleroma:participation_accepted': [CalendarCheck, 'repost'],
} as const satisfies Readonly<Record<KnownType, readonly [LucideIcon, Tone]>>;

export function NotificationIcon({ type, size = 20 }: { type: string; size?: number }) {
  const [Icon, tone] = isKnownType(type) ? icons[type] : [Bell, 'accent' as const];
  return <Icon className="rk-notification-icon" data-tone={tone} size={size} strokeWidth={1.85} aria-hidden="true" />;
}

export interface NotificationRowProps {
  notification: Notification;
  /** The accounts that are known, newest first. */
  accounts: readonly Account[];
  /** All accounts of the group. */
  count: number;
  ownAccountId: string | null;
  isUnread: boolean;
  /** The post, as a line of its text; null: none is shown. */
  status: Status | null;
  position?: number | undefined;
  setSize?: number | undefined;
  /** Buttons below the sentence. */
  actions?: ReactNode;
  /** Opens the post, or the profile where there is none; null: nothing opens. */
  open: { href: string; onOpen(): void } | null;
}

/** A notification, or a group of them, whose post is at most a line. */
export function NotificationRowView(props: NotificationRowProps) {
  const { notification, accounts, count, ownAccountId, isUnread, status, position, setSize, actions, open } = props;
  const text = useMessages(notificationMessages);
  const labelId = useId();
  const article = useRef<HTMLElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget || open === null) return;
    // Prevents a page with keys of its own from opening it a second time.
    event.preventDefault();
    open.onOpen();
  };
  return (
    <article
      ref={article}
      className="rk-notification"
      data-type={notification.type}
      data-unread={isUnread || undefined}
      data-opens={open !== null || undefined}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-labelledby={labelId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the feed pattern of ARIA: its articles take the focus
      tabIndex={0}
      {...(open === null ? {} : { ...openOnPress(open.href, open.onOpen), onKeyDown })}
    >
      <span className="rk-notification-picture">
        {accounts[0] !== undefined && <AccountAvatar account={accounts[0]} size={AVATAR_SIZE} />}
        <NotificationIcon type={notification.type} size={accounts[0] === undefined ? 24 : 14} />
      </span>
      <div className="rk-notification-body">
        <div className="rk-notification-head">
          <p className="rk-notification-sentence" id={labelId} dir="auto">
            <NotificationSentence notification={notification} accounts={accounts} count={count} ownAccountId={ownAccountId} />
          </p>
          {isUnread && <span className="rk-notification-new">{text.unread()}</span>}
          {notification.created_at !== null && <RelativeTime dateTime={notification.created_at} />}
        </div>
        {accounts.length > 1 && (
          <span className="rk-notification-avatars">
            {accounts.slice(1, AVATARS).map(account => (
              <AccountAvatar key={account.id} account={account} size={OTHERS_SIZE} />
            ))}
          </span>
        )}
        <Details notification={notification} />
        {status !== null && <StatusLine status={status} />}
        {actions}
      </div>
    </article>
  );
}

function AccountAvatar({ account, size }: { account: Account; size: number }) {
  const { hrefs } = useTimelineOptions();
  return (
    // The names are links too: one stop of the tab key is enough.
    <Link href={hrefs.account(account)} tabIndex={-1} aria-hidden="true">
      <Avatar
        src={safeUrl(account.avatar_static || account.avatar, 'media')}
        name={account.display_name || account.acct}
        size={size}
      />
    </Link>
  );
}

/** The words that come with some types. */
function Details({ notification }: { notification: Notification }) {
  const text = useMessages(sentenceMessages);
  const { event, moderation_warning: warning, report, participation_message: message } = notification;
  const words =
    event !== null
      ? text.severedCounts({ followers: event.followers_count, following: event.following_count })
      : (warning?.text ?? report?.comment ?? message);
  return words === '' ? null : (
    <p className="rk-notification-details" dir="auto">
      {words}
    </p>
  );
}

/** The beginning of a post, without its markup and its media. */
function StatusLine({ status }: { status: Status }) {
  const words = status.spoiler_text || plainText(status.content, LINE_LENGTH);
  return (
    <p className="rk-notification-post" dir="auto" lang={status.language ?? undefined}>
      {words.slice(0, LINE_LENGTH) || (status.event?.name ?? '')}
    </p>
  );
}

interface GroupAccountsProps {
  /** Null: not expanded. */
  accounts: readonly Account[] | null;
  isLoading: boolean;
  hasFailed: boolean;
  /** The words of the server for a failure; '' without any. */
  reason?: string;
  onToggle(): void;
}

/** The way to the accounts of a group, and the accounts. */
export function GroupAccounts({ accounts, isLoading, hasFailed, reason, onToggle }: GroupAccountsProps) {
  const text = useMessages(notificationMessages);
  const { hrefs } = useTimelineOptions();
  const listId = useId();
  return (
    <>
      <Button
        className="rk-notification-more"
        variant="plain"
        size="sm"
        aria-expanded={accounts !== null}
        aria-controls={accounts === null ? undefined : listId}
        isPending={isLoading}
        onClick={onToggle}
      >
        {accounts === null ? text.showAccounts() : text.hideAccounts()}
      </Button>
      {hasFailed && (
        <p className="rk-notification-details" role="alert">
          {reason || text.accountsFailed()}
        </p>
      )}
      {accounts !== null && (
        <ul className="rk-notification-accounts" id={listId}>
          {accounts.map(account => (
            <li key={account.id}>
              <Avatar
                src={safeUrl(account.avatar_static || account.avatar, 'media')}
                name={account.display_name || account.acct}
                size={24}
              />
              <Identity
                displayName={account.display_name}
                acct={account.acct}
                verified={account.verified}
                emojis={account.emojis}
                href={hrefs.account(account)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface RequestButtonsProps {
  /** The name of the account that asks. */
  name: string;
  isBusy: boolean;
  onAccept(): void;
  onReject(): void;
}

/** The answers to a follow request. */
export function RequestButtons({ name, isBusy, onAccept, onReject }: RequestButtonsProps) {
  const text = useMessages(notificationMessages);
  return (
    <div className="rk-notification-actions">
      <Button size="sm" aria-label={text.acceptName({ name })} disabled={isBusy} onClick={onAccept}>
        {text.accept()}
      </Button>
      <Button size="sm" variant="secondary" aria-label={text.rejectName({ name })} disabled={isBusy} onClick={onReject}>
        {text.reject()}
      </Button>
    </div>
  );
}
