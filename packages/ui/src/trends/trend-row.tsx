import { useFormat } from '../format/use-format.js';
import { useMessages } from '../i18n/messages-provider.js';
import { Link } from '../link/link.js';
import { messages } from '../messages.js';
import { Sparkline } from './sparkline.js';

/** Servers send the figures as text. */
export interface TrendDay {
  readonly uses: number | string;
  readonly accounts: number | string;
}

export interface TrendRowProps {
  /** Without the `#`. */
  name: string;
  href: string;
  /** Newest day first; empty shows the name alone. */
  history: readonly TrendDay[];
}

/** A hashtag people talk about: its name, how many today, and how the last days went. Spec UI-07. */
export function TrendRow({ name, href, history }: TrendRowProps) {
  const text = useMessages(messages);
  const format = useFormat();
  const today = history[0];
  const count = Number(today?.accounts);
  return (
    <div className="rk-trend">
      <Link href={href}>
        <bdi>#{name}</bdi>
      </Link>
      {today && (
        <>
          <span>{text.talking({ count, shortCount: format.number(count) })}</span>
          <Sparkline values={history.map(day => Number(day.uses)).toReversed()} />
        </>
      )}
    </div>
  );
}
