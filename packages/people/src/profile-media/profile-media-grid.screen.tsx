import { useStatus } from '@rookery/store';
import { useRefreshable, useTimelineOptions } from '@rookery/timeline';
import { opensAt, statusItems, useListPlace, useListWindow } from '@rookery/timeline/parts';
import { PullToRefresh, useStore } from '@rookery/ui';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { gridRows, gridTiles, type GridRow, type GridTile as Tile } from './grid-rows.js';
import { GridTile } from './grid-tile.js';
import { MediaGrid } from './media-grid.js';
import { coverOf, showMediaOf, shownStatusIds } from './shown-media.js';
import { useProfileMedia } from './use-profile-media.js';

export interface ProfileMediaGridProps {
  accountId: string;
  /** The reader came back to the grid: it opens at its stored position. */
  restore: boolean;
  emptyState: ReactNode;
}

/** The media of a profile as a grid of squares (HINT-03). Its position is restored on return; a tile opens the viewer on all of it. */
export function ProfileMediaGrid({ accountId, restore, emptyState }: ProfileMediaGridProps) {
  const { settings, windows, isSignedIn, onSignIn } = useTimelineOptions();
  const scrollKey = `account:${accountId}:media`;
  const place = useListPlace({ scrollKey, restore, windows });
  const { list, position, onAnchorChange } = place;
  const media = useProfileMedia(accountId, place.restoring);
  const { definition, entries, indexesOf } = media;
  const { query, state, view, gaps } = media.list;

  const [anchorKey, setAnchorKey] = useState<string | null>(null);
  const firstKey = anchorKey ?? gridTiles(entries.slice(0, 1), indexesOf)[0]?.key ?? null;
  if (firstKey !== anchorKey) setAnchorKey(firstKey);
  const rows = useMemo(() => gridRows(entries, indexesOf, anchorKey), [entries, indexesOf, anchorKey]);

  useListWindow({ place, definition, items: statusItems, rows: [], state });

  const { refetch } = query;
  const refresh = useRefreshable(async () => {
    await refetch();
    // At the top the rows are filled again from the newest tile.
    if (list.current?.anchor()?.index === 0) setAnchorKey(null);
  });
  const renderTile = useCallback((tile: Tile) => <TileScreen key={tile.key} accountId={accountId} tile={tile} />, [accountId]);
  const { fill } = gaps;
  const onFillGap = useCallback(({ gap }: Extract<GridRow, { kind: 'gap' }>) => fill({ gap, side: 'newer' }), [fill]);
  return (
    <PullToRefresh onRefresh={refresh}>
      <MediaGrid
        {...view}
        {...opensAt(position, rows)}
        ref={list}
        rows={rows}
        renderTile={renderTile}
        autoloadMore={settings.autoloadMore}
        onSignIn={isSignedIn ? undefined : onSignIn}
        onFillGap={onFillGap}
        emptyState={emptyState}
        onAnchorChange={onAnchorChange}
      />
    </PullToRefresh>
  );
}

function TileScreen({ accountId, tile: { statusId, index } }: { accountId: string; tile: Tile }) {
  const { settings, hrefs, onOpenMedia } = useTimelineOptions();
  const { data: status } = useStatus(statusId);
  const shownIds = useStore(shownStatusIds, ids => ids);
  const attachment = status?.media_attachments[index];
  if (status === undefined || attachment === undefined) return null;
  return (
    <GridTile
      attachment={attachment}
      href={hrefs.status(status)}
      cover={coverOf(status, settings.displayMedia, shownIds)}
      onShow={() => status.visibility !== 'self' && showMediaOf(statusId)}
      onOpen={attachment.type === 'unknown' || onOpenMedia === null ? null : () => onOpenMedia(status, index, accountId)}
    />
  );
}
