import { BlankState, Button, ErrorState, SignInNeeded, useMessages } from '@rookery/ui';
import { VirtualList, type VirtualListHandle, type VirtualListProps } from '@rookery/ui/list';
import type { ReactNode, Ref } from 'react';
import { listMessages } from './messages.js';
import { StatusPlaceholders } from './status-placeholders.js';

/** The element a status list carries (spec 2). */
export const STATUS_LIST_ID = 'status-list';

interface ListRow {
  key: string;
}

/** Everything but loaded rows: none yet, the server is still building the list, it could not be loaded, or only members may read it. */
export type ListPhase = 'loading' | 'preparing' | 'failed' | 'members-only' | 'ready';

export interface StatusListProps<Row extends ListRow> extends Pick<
  VirtualListProps<Row>,
  'initialAnchor' | 'initialSizes' | 'onAnchorChange' | 'keepMountedKeys'
> {
  phase: ListPhase;
  /** Whether this is the reader's home, which has words of its own while it is prepared. */
  isHome?: boolean;
  rows: readonly Row[];
  renderRow(row: Row, index: number): ReactNode;
  /** The way to older posts; null when there are none. */
  older: { isLoading: boolean; hasFailed: boolean; onLoad(): void } | null;
  /** Load older posts near the end without a press. */
  autoloadMore: boolean;
  /** The newest posts are being asked for. */
  isBusy: boolean;
  /** The newest posts could not be loaded; those known stay. */
  isOffline: boolean;
  onRetry(): void;
  onSignInNeeded(): void;
  /** In place of the words for an empty list. */
  emptyState?: ReactNode;
  /** Below the rows, in place of the way to more or the end. */
  end?: ReactNode;
  ref?: Ref<VirtualListHandle>;
}

const rowKey = (row: ListRow): string => row.key;

/** A list of posts in each of its states: loading, preparing, failed, empty, loaded, at its end. */
export function StatusList<Row extends ListRow>(props: StatusListProps<Row>) {
  const {
    phase,
    isHome = false,
    rows,
    renderRow,
    older,
    autoloadMore,
    isBusy,
    isOffline,
    onRetry,
    onSignInNeeded,
    emptyState,
    end,
    ref,
    ...anchoring
  } = props;
  const text = useMessages(listMessages);
  if (phase === 'loading') {
    return (
      <div id={STATUS_LIST_ID} role="feed" aria-busy="true" aria-label={text.label()}>
        <StatusPlaceholders />
      </div>
    );
  }
  if (phase === 'preparing') {
    return (
      <div id={STATUS_LIST_ID} aria-live="polite">
        <BlankState title={text.loading()} description={isHome ? text.preparing() : text.preparingList()} />
      </div>
    );
  }
  if (phase === 'members-only') {
    return (
      <div id={STATUS_LIST_ID}>
        <SignInNeeded onSignIn={onSignInNeeded} />
      </div>
    );
  }
  if (phase === 'failed') {
    return (
      <div id={STATUS_LIST_ID}>
        <ErrorState title={text.failed()} onRetry={onRetry} isRetrying={isBusy} />
      </div>
    );
  }
  const canAutoload = autoloadMore && older !== null && !older.hasFailed;
  return (
    <>
      {isOffline && (
        <output className="rk-list-line">
          {text.offline()}
          <Button variant="plain" size="sm" isPending={isBusy} onClick={onRetry}>
            {text.tryAgain()}
          </Button>
        </output>
      )}
      {rows.length === 0 ? (
        <div id={STATUS_LIST_ID}>{emptyState ?? <BlankState title={text.empty()} />}</div>
      ) : (
        <VirtualList
          {...anchoring}
          ref={ref}
          id={STATUS_LIST_ID}
          className="rk-status-list"
          role="feed"
          tabIndex={-1}
          aria-busy={isBusy || older?.isLoading === true}
          aria-label={text.label()}
          items={rows}
          itemKey={rowKey}
          renderItem={renderRow}
          onReachEnd={canAutoload ? older.onLoad : undefined}
        />
      )}
      {end ?? <ListEnd older={older} isEmpty={rows.length === 0} isAutomatic={canAutoload} />}
    </>
  );
}

interface ListEndProps extends Pick<StatusListProps<ListRow>, 'older'> {
  isEmpty: boolean;
  isAutomatic: boolean;
}

/** What stands below the last row: more to come, the way to it, or the end. */
function ListEnd({ older, isEmpty, isAutomatic }: ListEndProps) {
  const text = useMessages(listMessages);
  if (older === null) return isEmpty ? null : <p className="rk-list-line">{text.end()}</p>;
  if (older.isLoading) return <StatusPlaceholders count={1} />;
  return (
    <div className="rk-list-line">
      {older.hasFailed && <span role="alert">{text.olderFailed()}</span>}
      <Button variant={isAutomatic ? 'secondary' : 'primary'} onClick={older.onLoad}>
        {text.loadMore()}
      </Button>
    </div>
  );
}
