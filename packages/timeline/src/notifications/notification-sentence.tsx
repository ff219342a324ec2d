import type { Account, Notification } from '@rookery/api-client';
import { cleanName, DisplayName, emojify, Link, plainText, useMessages, VerifiedBadge } from '@rookery/ui';
import { Fragment, type ReactNode } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { sentenceMessages } from './messages.js';
import { sentenceOf } from './notification-text.js';
import { isKnownType } from './notification-types.js';

// Private use characters, which no message contains, hold the places of elements in a formatted message.
const NAMES = '\uE000';
const SECOND = '\uE001';
const OBJECT = '\uE002';
/** The words of an unknown type, in UTF-16 units. */
const LONGEST_TYPE = 200;

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
          count === 2 && second !== undefined
            ? text.two({ name: NAMES, second: SECOND })
            : text.more({ name: NAMES, count: count - 1 }),
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
  return text
    .split(/([\uE000-\uE002])/)
    .map((part, index) => <Fragment key={index}>{Object.hasOwn(parts, part) ? parts[part] : part}</Fragment>);
}

function Name({ account }: { account: Account }) {
  const { hrefs } = useTimelineOptions();
  return (
    <Link className="rk-notification-name" href={hrefs.account(account)}>
      <DisplayName name={account.display_name.trim() || `@${account.acct}`} emojis={account.emojis} />
      {account.verified && (
        <>
          {'\u00a0'}
          <VerifiedBadge />
        </>
      )}
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
  if (status?.event != null && isKnownType(type))
    return <bdi className="rk-notification-name">{cleanName(status.event.name)}</bdi>;
  const words = notification.fallback === null ? '' : plainText(notification.fallback.title, LONGEST_TYPE);
  return <bdi>{cleanName(words || type.replace(/^\w+[:.]/, '').replaceAll(/[_.:-]+/g, ' '))}</bdi>;
}

function Emoji({ name, url }: { name: string; url: string | null }) {
  const shortcode = name.replaceAll(':', '');
  if (url === null) return <bdi>{cleanName(name)}</bdi>;
  return <bdi>{emojify(`:${shortcode}:`, [{ shortcode, url, static_url: url }])}</bdi>;
}
