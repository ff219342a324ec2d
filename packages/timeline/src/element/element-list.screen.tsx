import { Link, useMessages } from '@rookery/ui';
import type { VirtualListHandle } from '@rookery/ui/list';
import { useMemo, useRef } from 'react';
import { NewItemsHead } from '../list/new-items-head.js';
import { TimelineFeed } from '../list/timeline-feed.js';
import { useNewItems } from '../list/use-new-items.js';
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
  const timeline = useTimeline({ source, restore: false, injections: null, restoreWindow: null });
  const { rows, queued, feed } = timeline;
  const shown = useMemo(() => limitRows(rows, limit), [rows, limit]);
  const isFull = isLimitReached(shown, limit);
  const pages = useMemo(() => ({ shown, page: null, firstKey: null, turnTo: ignore }), [shown]);
  const limited = useMemo(() => (isFull ? { ...feed, rows: shown, older: null } : feed), [isFull, feed, shown]);
  const newItems = useNewItems({
    count: queued,
    autoloadTimelines: false,
    isElsewhere: false,
    rows: shown,
    list,
    showQueue: timeline.showQueue,
    refetch: timeline.refetch,
  });
  return (
    <div className="rk-timeline">
      <NewItemsHead count={queued} hasMore={timeline.hasMoreQueued} news={newItems.news} onShow={newItems.show} />
      <TimelineFeed
        id={undefined}
        list={list}
        source={source}
        timeline={limited}
        pages={pages}
        position={null}
        emptyState={null}
        end={isFull ? <MoreOnServer href={href} label={text.moreOnServer({ server: host })} /> : null}
        onAnchorChange={ignore}
      />
    </div>
  );
}

function MoreOnServer({ href, label }: { href: string; label: string }) {
  return (
    <p className="rk-list-line">
      <Link href={href}>{label}</Link>
    </p>
  );
}

const ignore = (): void => undefined;
