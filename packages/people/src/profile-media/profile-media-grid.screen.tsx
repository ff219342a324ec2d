import { errorText, isSignInNeeded } from '@rookery/api-client';
import { useStatus } from '@rookery/store';
import { useRefreshable, useTimelineOptions, useTimelineWindow } from '@rookery/timeline';
import { PullToRefresh, useStore } from '@rookery/ui';
import { resolvePosition, useScrollRestoration, type VirtualListHandle } from '@rookery/ui/list';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
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
  const { settings, scrollMemory: memory, windows, isSignedIn, onSignIn } = useTimelineOptions();
  const scrollKey = `account:${accountId}:media`;
  const list = useRef<VirtualListHandle>(null);
  const { position, onAnchorChange } = useScrollRestoration({ memory, scrollKey, restore, list });
  const media = useProfileMedia(accountId, {
    isRestored: restore,
    restoreWindow: position === null ? null : () => windows.read(scrollKey),
  });
  const { query, state, older, loadOlder, fillGap } = media.list;
  useTimelineWindow({ windows, memory, scrollKey, source: media.source, state });

  const { entries, indexesOf } = media;
  const [anchorKey, setAnchorKey] = useState<string | null>(null);
  const firstKey = anchorKey ?? gridTiles(entries.slice(0, 1), indexesOf)[0]?.key ?? null;
  if (firstKey !== anchorKey) setAnchorKey(firstKey);
  const rows = useMemo(() => gridRows(entries, indexesOf, anchorKey), [entries, indexesOf, anchorKey]);

  const { refetch } = query;
  const refresh = useRefreshable(async () => {
    await refetch();
    // At the top the rows are filled again from the newest tile.
    if (list.current?.anchor()?.index === 0) setAnchorKey(null);
  });
  const renderTile = useCallback((tile: Tile) => <TileScreen key={tile.key} accountId={accountId} tile={tile} />, [accountId]);
  const anchor = position === null ? null : resolvePosition(position, rows, () => false);
  const onFillGap = useCallback(({ gap }: Extract<GridRow, { kind: 'gap' }>) => fillGap({ gap, side: 'newer' }), [fillGap]);
  return (
    <PullToRefresh onRefresh={refresh}>
      <MediaGrid
        ref={list}
        phase={phaseOf(state !== undefined, query.error, isSignedIn)}
        reason={errorText(query.error, '')}
        rows={rows}
        renderTile={renderTile}
        older={older && { isLoading: older.isLoading, onLoad: loadOlder }}
        autoloadMore={settings.autoloadMore && older?.hasFailed !== true}
        isOffline={query.isError && state !== undefined}
        onRetry={() => void refetch()}
        onSignIn={onSignIn}
        onFillGap={onFillGap}
        emptyState={emptyState}
        initialAnchor={anchor}
        initialSizes={anchor?.sizes}
        onAnchorChange={onAnchorChange}
      />
    </PullToRefresh>
  );
}

function phaseOf(isLoaded: boolean, error: Error | null, isSignedIn: boolean) {
  if (isLoaded) return 'ready';
  if (error === null) return 'loading';
  return !isSignedIn && isSignInNeeded(error) ? 'members-only' : 'failed';
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
