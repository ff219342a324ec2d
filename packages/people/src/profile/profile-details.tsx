import type { Account, AccountCounts } from '@rookery/api-client';
import { DisplayName, Link, NamedIcon, RichText, useFormat, useMessages } from '@rookery/ui';
import { Cake, CalendarDays, MapPin } from 'lucide-react';
import { profileMessages } from './profile-messages.js';
import { usePeopleOptions } from '../options/use-people-options.js';
import { useTimelineOptions } from '@rookery/timeline';
import { profilePartMessages } from './messages.js';

const icon = { size: 14, 'aria-hidden': true } as const;

/** The fields of a profile, with marks of verified links. */
export function ProfileFields({ account }: { account: Pick<Account, 'fields' | 'emojis'> }) {
  const text = useMessages(profileMessages);
  const format = useFormat();
  const { hrefs } = useTimelineOptions();
  if (account.fields.length === 0) return null;
  return (
    <dl className="rk-profile-fields">
      {account.fields.map((field, index) => (
        <div key={index} data-verified={field.verified_at !== null || undefined}>
          <dt dir="auto">
            <DisplayName name={field.name} emojis={account.emojis} isWrapped />
          </dt>
          <dd dir="auto">
            {field.verified_at !== null && (
              <NamedIcon
                icon="badge-check"
                name={text.verifiedLink({ date: format.date(field.verified_at, { dateStyle: 'medium' }) })}
                size={16}
              />
            )}
            <RichText html={field.value} emojis={account.emojis} mentions={[]} tags={[]} hrefs={hrefs} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** When the account was created, and the birthday and the place that it gives. */
export function ProfileDates({ account }: { account: Pick<Account, 'created_at' | 'birthday' | 'location'> }) {
  const text = useMessages(profileMessages);
  const parts = useMessages(profilePartMessages);
  const format = useFormat();
  const { created_at: createdAt, birthday, location } = account;
  if (createdAt === null && birthday === null && !location) return null;
  return (
    <p className="rk-profile-dates">
      {createdAt !== null && (
        <span>
          <CalendarDays {...icon} />
          {text.joined({ date: format.date(createdAt, { year: 'numeric', month: 'long' }) })}
        </span>
      )}
      {birthday !== null && (
        <span>
          <Cake {...icon} />
          {/* A birthday is the same day everywhere. */}
          {parts.born({ date: format.date(birthday, { dateStyle: 'long', timeZone: 'UTC' }) })}
        </span>
      )}
      {location && (
        <span title={parts.location()}>
          <MapPin {...icon} />
          <bdi>{location}</bdi>
        </span>
      )}
    </p>
  );
}

/** The counts of a profile, linked to what they count. A count that is not known is left out (NAV-04). */
export function ProfileCounts({ account, counts }: { account: Account; counts: AccountCounts }) {
  const text = useMessages(profileMessages);
  const { hrefs: profile } = useTimelineOptions();
  const { hrefs } = usePeopleOptions();
  return (
    <p className="rk-profile-counts">
      <Count number={counts.statuses} text={text.postsCount} href={profile.account(account)} />
      <Count number={counts.following} text={text.followingCount} href={hrefs.following(account)} />
      <Count number={counts.followers} text={text.followersCount} href={hrefs.followers(account)} />
    </p>
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
