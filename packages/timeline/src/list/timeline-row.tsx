import { useEffect, useRef, type ReactNode } from 'react';
import { openCommand } from '../commands/row-commands.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { PendingPart } from '../pending/pending-part.js';
import type { FilledRow } from '../rows/timeline-rows.js';
import { StatusRow } from '../status/status.screen.js';
import type { FocusedParts } from '../status/status.js';
import type { StatusRowHost } from '../status/use-status-row-host.js';
import { CollapsedReblogsLine } from './collapsed-reblogs.js';
import { StatusPlaceholders } from './status-placeholders.js';
import { Tombstone } from './tombstone.js';

interface TimelineRowProps {
  row: FilledRow;
  /** One-based place in the list. */
  position: number;
  /** Rows of the list; -1 when not known. */
  setSize: number;
  host: StatusRowHost;
  /** Shows or hides the reblogs collapsed into the row of this post. Absent: the list collapses none. */
  onToggleReblogs?: (id: string) => void;
  /** Of the focused post. Absent: the list has none. */
  focusedParts?: FocusedParts;
  /** Below a focused post. */
  focusedNote?: ReactNode;
  /** Below any other post. */
  footnote?: ReactNode;
}

/** A row of a timeline or a thread. */
export function TimelineRow(props: TimelineRowProps) {
  const { row, onToggleReblogs, focusedNote = null, footnote = null, focusedParts, ...place } = props;
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
    case 'pending':
      return (
        <PendingPart
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

/** An injected row. An article, whatever its slot draws: the ARIA feed pattern allows nothing else in a feed. */
function InjectionRow({ row, position, setSize, host }: PlaceProps & { row: Extract<FilledRow, { kind: 'injection' }> }) {
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
