import type { DomainTies } from '@rookery/api-client/admin';
import { useFormat, useMessages } from '@rookery/ui';
import { serversMessages } from './messages.js';

export interface TiesProps {
  /** Null: they are being counted. */
  ties: DomainTies | 'unknown' | null;
  /** The server is to be suspended: the ties end. */
  areCut: boolean;
}

/** The ties of members to a server, before it is limited (HINT-11). */
export function Ties({ ties, areCut }: TiesProps) {
  const text = useMessages(serversMessages);
  const format = useFormat();
  if (ties === null || ties === 'unknown') {
    return <output className="rk-ties">{ties === null ? text.tiesLoading() : text.tiesUnknown()}</output>;
  }
  const counts = [
    [ties.follows, text.tiesFollows] as const,
    [ties.followers, text.tiesFollowers] as const,
    [ties.accounts, text.tiesAccounts] as const,
  ].flatMap(([count, line]) => (count === null ? [] : [line({ count, shown: format.number(count) })]));
  return (
    <output className="rk-ties" data-cut={areCut || undefined}>
      {counts.length === 0 ? (
        text.tiesUnknown()
      ) : (
        <>
          {areCut ? text.tiesCut() : text.tiesStay()}
          <ul>
            {counts.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </output>
  );
}
