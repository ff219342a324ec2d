import type { AdminAccount, ModerationLogEntry } from '@rookery/api-client/admin';
import { Avatar, cleanWords, Identity, Link, RelativeTime, safeUrl, useFormat, useMessages } from '@rookery/ui';
import { Fact, Failure } from '../context/fact.js';
import { atName } from '../data/staff-accounts.js';
import type { ReportHistory } from '../data/report-history.data.js';
import { AccountMarks } from './account-marks.js';
import { staffAccountMessages } from './messages.js';

export interface AccountCardProps {
  account: AdminAccount;
  /** Its profile in the app; null: it has none. */
  profileHref: string | null;
  /** Its page among those of the staff; null: this is it, or the role of the member has none. */
  staffHref: string | null;
  /** The reports about it; null: not known. */
  history: ReportHistory | null;
  /** The list of the reports about it, and one of them; null: the server cannot list them by account. */
  reportsHref: string | null;
  reportHref(id: string): string;
  /** The latest that the staff did about it, in the words of the server; latest first. */
  log: readonly ModerationLogEntry[];
  /** Why its history could not be loaded; null: it could. */
  historyFailure: string | null;
}

/** All that the staff knows about an account. */
export function AccountCard(props: AccountCardProps) {
  const { account, profileHref, staffHref, history, reportsHref, reportHref, log, historyFailure } = props;
  const text = useMessages(staffAccountMessages);
  const { account: profile, username, nickname, email, ip, locale, created_at, invite_request } = account;
  return (
    <div className="rk-staff-account">
      <div className="rk-staff-account-head">
        <Avatar src={safeUrl(profile?.avatar ?? '', 'media')} name={profile?.display_name || username || '?'} size={44} />
        <div className="rk-staff-row-text">
          <Identity displayName={profile?.display_name ?? ''} acct={nickname} emojis={profile?.emojis ?? []} />
          <AccountMarks account={account} />
        </div>
      </div>
      <dl className="rk-staff-facts">
        {created_at !== null && (
          <Fact name={text.joined()}>
            <RelativeTime dateTime={created_at} />
          </Fact>
        )}
        {email !== null && <Fact name={text.email()}>{<bdi>{email}</bdi>}</Fact>}
        {ip !== null && <Fact name={text.lastIp()}>{<bdi>{ip}</bdi>}</Fact>}
        {locale !== null && <Fact name={text.language()}>{<bdi>{locale}</bdi>}</Fact>}
        {reportsHref !== null && history !== null && (
          <Fact name={text.reportsAbout()}>
            <HistoryCounts history={history} href={reportsHref} />
          </Fact>
        )}
      </dl>
      {invite_request !== null && (
        <>
          <h3>{text.reason()}</h3>
          <p className="rk-staff-comment" dir="auto">
            {cleanWords(invite_request)}
          </p>
        </>
      )}
      {history !== null && history.answered.length > 0 && (
        <>
          <h3>{text.earlier()}</h3>
          <ul className="rk-staff-rules">
            {history.answered.map(({ id, action_taken_by_account: by, action_taken_at }) => (
              <li key={id}>
                <Link href={reportHref(id)} dir="auto">
                  {by === null ? text.answeredByNobody({ id }) : text.answeredBy({ id, name: atName(by) })}
                </Link>{' '}
                {action_taken_at !== null && <RelativeTime dateTime={action_taken_at} />}
              </li>
            ))}
          </ul>
        </>
      )}
      {log.length > 0 && (
        <>
          <h3>{text.log()}</h3>
          <ul className="rk-staff-rules">
            {log.map(({ id, message, created_at: at }) => (
              <li key={id}>
                <span dir="auto">{cleanWords(message)}</span> {at !== null && <RelativeTime dateTime={at} />}
              </li>
            ))}
          </ul>
        </>
      )}
      <Failure text={historyFailure} />
      <div className="rk-staff-buttons">
        {staffHref !== null && (
          <Link className="rk-button" data-variant="secondary" data-size="sm" href={staffHref}>
            {text.moderate()}
          </Link>
        )}
        {profileHref !== null && (
          <Link className="rk-button" data-variant="secondary" data-size="sm" href={profileHref}>
            {text.profile()}
          </Link>
        )}
      </div>
    </div>
  );
}

function HistoryCounts({ history: { open, resolved, isMore }, href }: { history: ReportHistory; href: string }) {
  const text = useMessages(staffAccountMessages);
  const format = useFormat();
  const counts = (count: number) => ({ count, shown: format.number(count) });
  const parts = [text.openReports(counts(open)), text.resolvedReports(counts(resolved)), ...(isMore ? [text.moreReports()] : [])];
  return <Link href={href}>{parts.join(' · ')}</Link>;
}
