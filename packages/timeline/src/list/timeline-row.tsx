import type { Status } from '@rookery/api-client';
import type { GapSide } from '@rookery/store/list';
import { statusKey } from '@rookery/store';
import { lazyPart } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { openCommand } from '../commands/row-commands.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import type { GapRowData, Row } from '../rows/timeline-rows.js';
import { StatusRow } from '../status/status.screen.js';
import type { FocusedParts } from '../status/status.js';
import type { StatusRowHost } from '../status/use-status-row-host.js';
import { CollapsedReblogsLine } from './collapsed-reblogs.js';
import { GapRow } from './gap-row.js';
import { StatusPlaceholders } from './status-placeholders.js';
import { Tombstone } from './tombstone.js';

/** Loaded with the first post that is sent, as the editor is. */
const PendingScreen = lazyPart(async () => (await import('../pending/pending.screen.js')).PendingScreen, { isQuiet: true });

/** The state of the gaps of a list, and the way to fill one. */
export interface GapControl {
  /** The id of the post above the gap that is being filled, or could not be filled last. */
  newerId: string | null;
  isLoading: boolean;
  hasFailed: boolean;
  /** Without a side: from the side the reader comes from. */
  onFill(row: GapRowData, side?: GapSide): void;
}

interface TimelineRowProps {
  row: Row;
  /** One-based place in the list. */
  position: number;
  /** Rows of the list; -1 when not known. */
  setSize: number;
  host: StatusRowHost;
  /** Absent: the list has no gaps. */
  gaps?: GapControl;
  /** Shows or hides the reblogs collapsed into the row of this post. Absent: the list collapses none. */
  onToggleReblogs?: (id: string) => void;
  /** Of the focused post. Absent: the list has none. */
  focusedParts?: FocusedParts;
  /** Below a focused post. */
  focusedNote?: ReactNode;
  /** Below any other post. */
  footnote?: ReactNode;
}

/** A row of any kind, in a timeline or a thread. */
export function TimelineRow(props: TimelineRowProps) {
  const { row, gaps, onToggleReblogs, focusedNote = null, footnote = null, focusedParts, ...place } = props;
  switch (row.kind) {
    case 'status':
      return row.isTombstone === true ? (
        <Tombstone position={place.position} setSize={place.setSize} />
      ) : (
        <StatusRow
          {...place}
          rowKey={row.key}
          statusId={row.id}
          isPinned={row.isPinned === true}
          focused={row.isFocused ? focusedParts : undefined}
          connectors={row.connectors}
          besideIds={row.besideIds}
          footnote={
            row.reblogs && onToggleReblogs ? (
              <CollapsedReblogsLine {...row.reblogs} onToggle={() => onToggleReblogs(row.id)} />
            ) : row.isFocused ? (
              focusedNote
            ) : (
              footnote
            )
          }
        />
      );
    case 'gap':
      return gaps === undefined ? null : <StatusGapRow row={row} gaps={gaps} {...place} />;
    case 'pending':
      return (
        <PendingScreen
          fallback={<StatusPlaceholders count={1} />}
          idempotencyKey={row.idempotencyKey}
          rowKey={row.key}
          registry={place.host.registry}
          position={place.position}
          setSize={place.setSize}
        />
      );
    case 'injection':
      return <InjectionRow row={row} {...place} />;
  }
}

type PlaceProps = Pick<TimelineRowProps, 'position' | 'setSize' | 'host'>;

function StatusGapRow({ row, gaps, ...place }: PlaceProps & { row: GapRowData; gaps: GapControl }) {
  const queryClient = useQueryClient();
  const isBusy = row.newerId === gaps.newerId;
  return (
    <GapRow
      {...place}
      row={row}
      // Read, not requested: the time of a post that is gone is not worth a request.
      timeOf={id => queryClient.getQueryData<Status>(statusKey(id))?.created_at}
      isLoading={isBusy && gaps.isLoading}
      hasFailed={isBusy && gaps.hasFailed}
      onFill={gaps.onFill}
    />
  );
}

/** An injected row. An article, whatever its slot draws: the ARIA feed pattern allows nothing else in a feed. */
function InjectionRow({ row, position, setSize, host }: PlaceProps & { row: Extract<Row, { kind: 'injection' }> }) {
  const { Injection } = useTimelineOptions().slots;
  const article = useRef<HTMLElement>(null);
  const { registry } = host;
  const { key } = row;
  useEffect(() => {
    const focusFirstControl = () => article.current?.querySelector<HTMLElement>('a[href], button:not(:disabled)')?.focus();
    return registry?.register(key, openCommand(focusFirstControl));
  }, [registry, key]);
  if (Injection === undefined) return null;
  return (
    <article
      ref={article}
      className="rk-injection"
      aria-posinset={position}
      aria-setsize={setSize}
      aria-labelledby={row.key}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the feed pattern of ARIA: its articles take the focus
      tabIndex={0}
    >
      <Injection injection={row.injection} titleId={row.key} />
    </article>
  );
}
