import { Button, ErrorState, LoadMore, SignInNeeded, useLocale, useMessages, withRef } from '@rookery/ui';
import { VirtualList, type VirtualListHandle, type VirtualListProps } from '@rookery/ui/list';
import { useCallback, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { tileAfterKey, TILES_IN_ROW, type GridRow, type GridTile } from './grid-rows.js';
import { profileMediaMessages } from './messages.js';

interface MediaGridProps extends Pick<VirtualListProps<GridRow>, 'initialAnchor' | 'initialSizes' | 'onAnchorChange'> {
  phase: 'loading' | 'failed' | 'members-only' | 'ready';
  /** The words of the server for a failure; '' without any. */
  reason?: string;
  rows: readonly GridRow[];
  renderTile(tile: GridTile): ReactNode;
  /** The next older page; null when all are loaded. */
  older: { isLoading: boolean; onLoad(): void } | null;
  /** Whether older media load near the end without a press. */
  autoloadMore: boolean;
  /** The newest media could not be loaded. Known media stay. */
  isOffline: boolean;
  onRetry(): void;
  onSignIn(): void;
  onFillGap(row: Extract<GridRow, { kind: 'gap' }>): void;
  emptyState: ReactNode;
  ref?: Ref<VirtualListHandle>;
}

const rowKey = (row: GridRow): string => row.key;

/** The media of a profile in squares, in every state. The arrow keys move between them. HINT-03 */
export const MediaGrid = withRef(function MediaGrid(props: MediaGridProps) {
  const {
    phase,
    reason,
    rows,
    renderTile,
    older,
    autoloadMore,
    isOffline,
    onRetry,
    onSignIn,
    onFillGap,
    emptyState,
    ref,
    ...anchoring
  } = props;
  const text = useMessages(profileMediaMessages);
  const { direction } = useLocale();
  const missing = text.loadMissing();
  const renderRow = useCallback(
    (row: GridRow) =>
      row.kind === 'gap' ? (
        <div className="rk-grid-line">
          <Button onClick={() => onFillGap(row)}>{missing}</Button>
        </div>
      ) : (
        <div className="rk-grid-tiles">{row.tiles.map(renderTile)}</div>
      ),
    [onFillGap, missing, renderTile],
  );
  if (phase === 'loading') return <Placeholders />;
  if (phase === 'members-only') return <SignInNeeded onSignIn={onSignIn} />;
  if (phase === 'failed') return <ErrorState title={text.failed()} description={reason} onRetry={onRetry} />;
  return (
    <>
      {isOffline && (
        <output className="rk-grid-line">
          {text.offline()}
          <Button variant="plain" size="sm" onClick={onRetry}>
            {text.tryAgain()}
          </Button>
        </output>
      )}
      {rows.length === 0 && older === null ? (
        emptyState
      ) : (
        <VirtualList
          {...anchoring}
          ref={ref}
          className="rk-media-grid"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a windowed list draws no `section`, and its tiles are links
          role="group"
          aria-label={text.label()}
          items={rows}
          itemKey={rowKey}
          renderItem={renderRow}
          onReachEnd={autoloadMore ? older?.onLoad : undefined}
          onKeyDown={event => moveFocus(event, direction)}
        />
      )}
      {older !== null && <LoadMore isLoading={older.isLoading} onPress={older.onLoad} />}
    </>
  );
});

/** The tile above and below the focused one is mounted: the list mounts more than a screen. */
function moveFocus(event: KeyboardEvent<HTMLElement>, direction: 'ltr' | 'rtl'): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('.rk-grid-tile')];
  const at = tiles.findIndex(tile => tile === document.activeElement);
  if (at < 0) return;
  const next = tileAfterKey(event.key, at, tiles.length, direction);
  if (next === at) return;
  event.preventDefault();
  tiles[next]?.focus();
}

const PLACEHOLDER_ROWS = 4;

function Placeholders() {
  return (
    <div className="rk-media-grid rk-grid-tiles" aria-busy="true">
      {Array.from({ length: PLACEHOLDER_ROWS * TILES_IN_ROW }, (_, index) => (
        <span key={index} className="rk-grid-tile-placeholder" />
      ))}
    </div>
  );
}
