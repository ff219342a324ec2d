import type { Account, Notification } from '@rookery/api-client';
import {
  cleanName,
  DisplayName,
  emojify,
  filledMessage,
  Link,
  places,
  plainText,
  shownHandle,
  shownHost,
  useMessages,
  VerifiedBadge,
} from '@rookery/ui';
import { useTimelineOptions } from '@rookery/timeline';
import { sentenceMessages } from '../messages.js';
import { sentenceOf } from './notification-text.js';
import { isKnownType } from './notification-types.js';

/** The words of an unknown type, in UTF-16 units. */
const LONGEST_TYPE = 200;

/** A name within a sentence begins anywhere in a line, and takes two lines of a phone at most. In UTF-16 units. */
const LONGEST_NAME = 30;

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
      : filledMessage(
          count === 2 && second !== undefined
            ? text.two({ name: places.first, second: places.second })
            : text.more({ name: places.first, count: count - 1 }),
          { first: <Name account={first} />, second: second && <Name account={second} /> },
        );
  const sentence = text[sentenceOf(notification, ownAccountId)]({
    names: places.first,
    count,
    object: places.object,
    year: notification.year,
  });
  return <>{filledMessage(sentence, { first: several, object: <SentenceObject notification={notification} /> })}</>;
}

function Name({ account }: { account: Account }) {
  const { hrefs } = useTimelineOptions();
  return (
    <Link className="rk-notification-name" href={hrefs.account(account)}>
      <DisplayName
        name={account.display_name.trim() || `@${shownHandle(account.acct)}`}
        emojis={account.emojis}
        longest={LONGEST_NAME}
      />
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
  if (event !== null) return <bdi className="rk-notification-name">{shownHost(cleanName(event.target_name))}</bdi>;
  if (status?.event != null && isKnownType(type)) return <DisplayName name={status.event.name} longest={LONGEST_NAME} />;
  const words = notification.fallback === null ? '' : plainText(notification.fallback.title, LONGEST_TYPE);
  return <bdi>{cleanName(words || type.replace(/^\w+[:.]/, '').replaceAll(/[_.:-]+/g, ' '))}</bdi>;
}

function Emoji({ name, url }: { name: string; url: string | null }) {
  const shortcode = name.replaceAll(':', '');
  if (url === null) return <bdi>{cleanName(name)}</bdi>;
  return <bdi>{emojify(`:${shortcode}:`, [{ shortcode, url, static_url: url }])}</bdi>;
}
