import type { ModerationLogEntry } from '@rookery/api-client/admin';
import { RelativeTime } from '@rookery/ui';

/** Something that a member of the staff did, in the words of the server (HINT-11). */
export function LogEntry({ entry }: { entry: ModerationLogEntry }) {
  return (
    <div className="rk-entry">
      <div className="rk-entry-facts">
        <p dir="auto">{entry.message || entry.action}</p>
        <small>
          {entry.actor !== '' && <bdi dir="ltr">@{entry.actor}</bdi>}
          {entry.actor !== '' && entry.created_at !== null && ' · '}
          {entry.created_at !== null && <RelativeTime dateTime={entry.created_at} />}
        </small>
      </div>
    </div>
  );
}
