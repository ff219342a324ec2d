import { Link, useMessages } from '@rookery/ui';
import type { VirtualListHandle } from '@rookery/ui/list';
import { useMemo, useRef } from 'react';
import { QueuedList } from '../list/list.screen.js';
import { useTimeline } from '../list/use-timeline.js';
import type { TimelineSource } from '../state/timeline-sources.js';
import { isLimitReached, limitRows } from './limit-rows.js';
import { elementMessages } from './messages.js';

interface ElementListScreenProps {
  source: TimelineSource;
  /** Posts shown at most; null without a limit. */
  limit: number | null;
  /** The host of the server. */
  host: string;
  /** The page of the list on its server. */
  href: string;
}

/** A list of posts without what an app adds: no stored position, no pages, no pull to refresh. */
export function ElementListScreen({ source, limit, host, href }: ElementListScreenProps) {
  const text = useMessages(elementMessages);
  const list = useRef<VirtualListHandle>(null);
  const timeline = useTimeline({ source, isRestored: false, injections: null });
  const { rows, feed } = timeline;
  const { view } = feed;
  const shown = useMemo(() => limitRows(rows, limit), [rows, limit]);
  const isFull = isLimitReached(shown, limit);
  const limited = useMemo(() => (isFull ? { ...view, older: null } : view), [isFull, view]);
  return (
    <QueuedList
      {...timeline}
      feed={{ ...feed, view: limited }}
      rows={shown}
      list={list}
      position={null}
      autoloadTimelines={false}
      foot={isFull ? <MoreOnServer href={href} label={text.moreOnServer({ server: host })} /> : null}
    />
  );
}

function MoreOnServer({ href, label }: { href: string; label: string }) {
  return (
    <p className="rk-list-line">
      <Link href={href}>{label}</Link>
    </p>
  );
}
