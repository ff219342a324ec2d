import { BlankState, useMessages } from '@rookery/ui';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { RowPlace } from '../list/list-feed.screen.js';
import { ListScreen } from '../list/list.screen.js';
import { StatusPlaceholders } from '../list/status-placeholders.js';
import { useListPlace, type ListItems } from '../list/use-list-place.js';
import { statusRowKey } from '../rows/timeline-rows.js';
import { statusKey } from '@rookery/store';
import type { Status } from '@rookery/api-client';
import { CatchUpEnd } from './catch-up-end.js';
import { languagesOf, noFilters } from './catch-up-filters.js';
import { CatchUpHead } from './catch-up-head.js';
import type { CatchUpRow, CatchUpView } from './catch-up-rows.js';
import { GroupRow, MoreRow } from './group-row.js';
import { catchUpMessages } from './messages.js';
import { PostRow } from './post-row.js';
import { useCatchUp } from './use-catch-up.js';
import { useCatchUpRows } from './use-catch-up-rows.js';
import { useMarkHome } from './use-mark-home.js';

export interface CatchUpScreenProps {
  view: CatchUpView;
  /** Whether the reader returns to the page (back, forward, reload). Then it is shown as it was left. */
  restore: boolean;
  /** Names the place whose position is saved. */
  scrollKey: string;
  /** Names the position of Home in storage, as the `scrollKey` of its timeline. */
  homeKey: string;
  /** The id of the list's element. Unique on the page. */
  listId?: string;
}

/**
 * Everything between now and the place where the reader stopped: read page by page, in several views. Home keeps its place and its list until the
 * reader asks.
 */
export function CatchUpScreen({ view, restore, scrollKey, homeKey, listId }: CatchUpScreenProps) {
  const text = useMessages(catchUpMessages);
  const place = useListPlace<Status>({ scrollKey: `${scrollKey}:${view}`, restore });
  const [filters, setFilters] = useState(noFilters);
  const { feed, entries, reading, times, hasSince, memory, gone, timeOf } = useCatchUp({ homeKey, isReturn: restore });
  const { rows, filterable, onToggle, onRest, ...made } = useCatchUpRows({ view, entries, filters, memory });
  const mark = useMarkHome({ entries, memory, homeKey });

  const languages = useMemo(() => languagesOf(filterable), [filterable]);
  const renderRow = useCallback(
    (row: CatchUpRow, at: RowPlace): ReactNode => {
      switch (row.kind) {
        case 'status':
          return <PostRow {...at} row={row} />;
        case 'group':
          return <GroupRow {...at} row={row} />;
        case 'more':
          return <MoreRow {...at} row={row} onToggle={onToggle} />;
      }
    },
    [onToggle],
  );
  const end = { reading: reading.state, times, hasSince, onStop: reading.stop, onContinue: reading.goOn };
  const isReading = reading.state.phase === 'reading';
  const isEmpty = made.posts === 0;
  return (
    <ListScreen<CatchUpRow, Status>
      id={listId}
      place={place}
      feed={feed}
      items={items}
      rows={rows}
      renderRow={renderRow}
      onRest={onRest}
      filterContext="home"
      header={
        feed.view.phase === 'ready' && (
          <CatchUpHead
            {...end}
            {...made}
            view={view}
            gone={gone}
            filters={filters}
            languages={languages}
            onChange={setFilters}
            mark={{ ...mark, newestAt: times.newest, markedAt: mark.markedId === null ? null : timeOf(mark.markedId) }}
          />
        )
      }
      foot={isEmpty ? <></> : <CatchUpEnd {...end} />}
      emptyState={
        isReading ? (
          <StatusPlaceholders />
        ) : isEmpty ? (
          <BlankState title={text.emptyTitle()} description={text.emptyText()} />
        ) : (
          <BlankState title={text.emptyHidden()} />
        )
      }
    />
  );
}

const items: ListItems<CatchUpRow, Status> = {
  itemOf: (queryClient, id) => queryClient.getQueryData<Status>(statusKey(id)),
  keyOf: (id, status) => statusRowKey(status?.reblog?.id ?? id),
  idOfKey: (key, rows) => {
    const row = rows.find(one => one.key === key);
    return row?.kind === 'status' ? row.id : null;
  },
  isBelow: () => false,
};
