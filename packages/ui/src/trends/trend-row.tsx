import { PartBoundary } from '../error-boundary/part-boundary.js';
import { useFormat } from '../format/use-format.js';
import { useMessages } from '../i18n/messages-provider.js';
import { DisplayName } from '../identity/identity.js';
import { Link } from '../link/link.js';
import { messages } from '../messages.js';
import { Sparkline } from './sparkline.js';

/** One day of a hashtag's history; servers send the numbers as text. */
export interface TrendDay {
  readonly uses: number | string;
  readonly accounts: number | string;
}

export interface TrendRowProps {
  /** Without the `#`. */
  name: string;
  /** Address of the hashtag or the link. */
  href: string;
  /** Newest day first; empty: only the name is shown. */
  history: readonly TrendDay[];
}

/** A trending hashtag: name, number of people today and a sparkline of the last days (UI-07). */
export function TrendRow(props: TrendRowProps) {
  return (
    <div className="rk-trend">
      <PartBoundary>
        <Trend {...props} />
      </PartBoundary>
    </div>
  );
}

function Trend({ name, href, history }: TrendRowProps) {
  const text = useMessages(messages);
  const format = useFormat();
  const today = history[0];
  const count = Number(today?.accounts);
  return (
    <>
      <Link href={href}>
        <DisplayName name={`#${name}`} />
      </Link>
      {today && (
        <>
          <span>{text.talking({ count, shortCount: format.number(count) })}</span>
          <Sparkline values={history.map(day => Number(day.uses)).toReversed()} />
        </>
      )}
    </>
  );
}
