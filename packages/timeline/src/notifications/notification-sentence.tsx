import type { Account, Notification } from '@rookery/api-client';
import { cleanName, DisplayName, emojify, Link, plainText, useMessages } from '@rookery/ui';
import { Fragment, type ReactNode } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { sentenceMessages } from './messages.js';
import type { KnownType } from './notification-types.js';
import { isKnownType } from './notification-types.js';

type SentenceKey = keyof (typeof sentenceMessages)['texts'];

const sentences = {
  mention: 'mention',
  quote: 'quote',
  'pending.reply': 'pendingReply',
  favourite: 'favourite',
  'pending.favourite': 'pendingFavourite',
  'pleroma:emoji_reaction': 'reaction',
  emoji_reaction: 'reaction',
  reaction: 'reaction',
  reblog: 'reblog',
  'pending.reblog': 'pendingReblog',
  poll: 'poll',
  status: 'status',
  update: 'update',
  quoted_update: 'quotedUpdate',
  follow: 'follow',
  follow_request: 'followRequest',
  move: 'move',
  'admin.sign_up': 'signUp',
  'admin.report': 'report',
  'pleroma:report': 'report',
  severed_relationships: 'severed',
  moderation_warning: 'warning',
  annual_report: 'annualReport',
  user_approved: 'approved',
  'pleroma:event_reminder': 'eventReminder',
  'pleroma:event_update': 'eventUpdate',
  'pleroma:participation_request': 'participationRequest',
  'pleroma:participation_accepted': 'participationAccepted',
} as const satisfies Readonly<Record<KnownType, SentenceKey>>;

/** The message of a notification's sentence. */
export function sentenceOf({ type, status, event }: Notification, ownAccountId: string | null): SentenceKey {
  if (!isKnownType(type)) return 'unknown';
  if (type === 'poll' && status !== null && status.account.id === ownAccountId) return 'ownPoll';
  // A block of one's own removes followers too.
  if (type === 'severed_relationships' && event?.type === 'user_domain_block') return 'severedByYou';
  return sentences[type];
}

// Private use characters, which no message contains, hold the places of elements in a formatted message.
const NAMES = '\uE000';
const SECOND = '\uE001';
const OBJECT = '\uE002';

interface SentenceProps {
  notification: Notification;
  /** The accounts that acted, newest first. */
  accounts: readonly Account[];
  /** How many they are. */
  count: number;
  ownAccountId: string | null;
}

/** One sentence about a notification: names are links, "and 3 more" stands for the others. */
export function NotificationSentence({ notification, accounts, count, ownAccountId }: SentenceProps) {
  const text = useMessages(sentenceMessages);
  const [first, second] = accounts;
  const names = first === undefined ? null : count === 1 ? <Name account={first} /> : null;
  const several =
    first === undefined || names !== null
      ? names
      : filled(
          count === 2 && second !== undefined ? text.two({ name: NAMES, second: SECOND }) : text.more({ name: NAMES, count: count - 1 }),
          { [NAMES]: <Name account={first} />, [SECOND]: second && <Name account={second} /> },
        );
  const sentence = text[sentenceOf(notification, ownAccountId)]({
    names: NAMES,
    count,
    object: OBJECT,
    year: notification.year,
  });
  return <>{filled(sentence, { [NAMES]: several, [OBJECT]: <SentenceObject notification={notification} /> })}</>;
}

/** The text with elements in the places of their marks. */
function filled(text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  return text.split(/([\uE000-\uE002])/).map((part, index) => <Fragment key={index}>{Object.hasOwn(parts, part) ? parts[part] : part}</Fragment>);
}

function Name({ account }: { account: Account }) {
  const { hrefs } = useTimelineOptions();
  return (
    <Link className="rk-notification-name" href={hrefs.account(account)}>
      <DisplayName name={account.display_name.trim() || `@${account.acct}`} emojis={account.emojis} />
    </Link>
  );
}

/** The thing that a sentence names beside the accounts: an emoji, a server, an event, another account, or the words of an unknown type. */
function SentenceObject({ notification }: { notification: Notification }) {
  const { type, emoji, emoji_url, target, report, event, status } = notification;
  const named = target ?? report?.target_account ?? null;
  if (named !== null) return <Name account={named} />;
  if (emoji !== '') return <Emoji name={emoji} url={emoji_url} />;
  if (event !== null) return <bdi className="rk-notification-name">{cleanName(event.target_name)}</bdi>;
  if (status?.event != null && isKnownType(type)) return <bdi className="rk-notification-name">{cleanName(status.event.name)}</bdi>;
  const words = notification.fallback === null ? '' : plainText(notification.fallback.title);
  return <bdi>{cleanName(words || type.replace(/^\w+[:.]/, '').replaceAll(/[_.:-]+/g, ' '))}</bdi>;
}

function Emoji({ name, url }: { name: string; url: string | null }) {
  const shortcode = name.replaceAll(':', '');
  if (url === null) return <bdi>{cleanName(name)}</bdi>;
  return <bdi>{emojify(`:${shortcode}:`, [{ shortcode, url, static_url: url }])}</bdi>;
}
