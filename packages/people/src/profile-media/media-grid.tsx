import { Button, ListEnd, useLocale, useMessages, withRef } from '@rookery/ui';
import { ItemList, type ItemListProps } from '@rookery/ui/list';
import { useCallback, type KeyboardEvent, type ReactNode } from 'react';
import { tileAfterKey, TILES_IN_ROW, type GridRow, type GridTile } from './grid-rows.js';
import { profileMediaMessages } from './messages.js';

type ListProps = Pick<
  ItemListProps<GridRow>,
  | 'phase'
  | 'reason'
  | 'rows'
  | 'older'
  | 'autoloadMore'
  | 'isOffline'
  | 'onRetry'
  | 'onSignIn'
  | 'emptyState'
  | 'initialAnchor'
  | 'initialSizes'
  | 'onAnchorChange'
  | 'ref'
>;

interface MediaGridProps extends ListProps {
  renderTile(tile: GridTile): ReactNode;
  onFillGap(row: Extract<GridRow, { kind: 'gap' }>): void;
}

/** The media of a profile in squares, in every state. The arrow keys move between them. HINT-03 */
export const MediaGrid = withRef(function MediaGrid({ renderTile, onFillGap, emptyState, ...list }: MediaGridProps) {
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
  return (
    <div className="rk-profile-media">
      <ItemList
        {...list}
        className="rk-media-grid"
        kind="group"
        label={text.label()}
        placeholders={placeholders}
        failedTitle={text.failed()}
        offlineTitle={text.offline()}
        emptyState={list.older === null && emptyState}
        renderRow={renderRow}
        renderEnd={() => <ListEnd older={list.older} isEmpty={list.rows.length === 0} />}
        onKeyDown={event => moveFocus(event, direction)}
      />
    </div>
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

const placeholders = (
  <div className="rk-media-grid rk-grid-tiles" aria-busy="true">
    {Array.from({ length: PLACEHOLDER_ROWS * TILES_IN_ROW }, (_, index) => (
      <span key={index} className="rk-grid-tile-placeholder" />
    ))}
  </div>
);
