import { BlankState, Button, ErrorState, SignInNeeded, useMessages, type Messages, withRef } from '@rookery/ui';
import { VirtualList, type VirtualListHandle, type VirtualListProps } from '@rookery/ui/list';
import type { ReactNode, Ref } from 'react';
import { listMessages } from './messages.js';
import { StatusPlaceholders } from './status-placeholders.js';
import { useAutoload, type OlderPosts } from './use-autoload.js';

interface ListRow {
  key: string;
}

/** Whether the list has rows to show: not yet, the server is still building it, loading failed, only members may read it, or ready. */
export type ListPhase = 'loading' | 'preparing' | 'failed' | 'members-only' | 'ready';

/** The texts that name the items of a list. */
type ListTexts = Messages<'label' | 'failed' | 'offline' | 'olderFailed' | 'empty'>;

export interface StatusListProps<Row extends ListRow> extends Pick<
  VirtualListProps<Row>,
  'initialAnchor' | 'initialSizes' | 'onAnchorChange' | 'keepMountedKeys'
> {
  /** The id of the list's element in every phase (LIST-01). The app sets it: two lists can be on one page. */
  id?: string | undefined;
  phase: ListPhase;
  /** Whether this is Home, which has a text of its own while the server builds it (LIST-15). */
  isHome?: boolean;
  /** The words of the server for a failure; '' without any. */
  reason?: string;
  rows: readonly Row[];
  renderRow(row: Row, index: number): ReactNode;
  /** The older posts; null when all are loaded. */
  older: OlderPosts | null;
  /** Load older posts near the end automatically (LIST-07). */
  autoloadMore: boolean;
  /** The newest posts are being requested. */
  isBusy: boolean;
  /** The newest posts could not be loaded. Known posts stay. */
  isOffline: boolean;
  onRetry(): void;
  onSignIn(): void;
  /** Instead of the text for an empty list. */
  emptyState?: ReactNode;
  /** Below the rows, instead of the button for more posts or the end. */
  end?: ReactNode;
  /** The texts of another kind of items. Default: posts. */
  itemText?: ListTexts | undefined;
  ref?: Ref<VirtualListHandle>;
}

const rowKey = (row: ListRow): string => row.key;

/** A list of posts in every state: loading, preparing, failed, empty, loaded, at its end. */
export const StatusList = withRef(function StatusList<Row extends ListRow>(props: StatusListProps<Row>) {
  const {
    id,
    phase,
    isHome = false,
    reason,
    rows,
    renderRow,
    older,
    autoloadMore,
    isBusy,
    isOffline,
    onRetry,
    onSignIn,
    emptyState,
    end,
    itemText,
    ref,
    ...anchoring
  } = props;
  const words = useMessages(listMessages);
  const text = { ...words, ...itemText };
  const { onReachEnd, isAutomatic } = useAutoload({ autoloadMore: autoloadMore && phase === 'ready', rows, older });
  if (phase === 'loading') {
    return (
      <div id={id} role="feed" aria-busy="true" aria-label={text.label()}>
        <StatusPlaceholders />
      </div>
    );
  }
  if (phase === 'preparing') {
    return (
      <div id={id} aria-live="polite">
        <BlankState title={text.loading()} description={isHome ? text.preparing() : text.preparingList()} />
      </div>
    );
  }
  if (phase === 'members-only') {
    return (
      <div id={id}>
        <SignInNeeded onSignIn={onSignIn} />
      </div>
    );
  }
  if (phase === 'failed') {
    return (
      <div id={id}>
        <ErrorState title={text.failed()} description={reason} onRetry={onRetry} isRetrying={isBusy} />
      </div>
    );
  }
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
        <div id={id}>{!isAutomatic && (emptyState ?? <BlankState title={text.empty()} />)}</div>
      ) : (
        <VirtualList
          {...anchoring}
          ref={ref}
          id={id}
          className="rk-status-list"
          role="feed"
          tabIndex={-1}
          aria-busy={isBusy || older?.isLoading === true}
          aria-label={text.label()}
          items={rows}
          itemKey={rowKey}
          renderItem={renderRow}
          onReachEnd={onReachEnd}
        />
      )}
      {end ?? <ListEnd older={older} isEmpty={rows.length === 0} isAutomatic={isAutomatic} failure={text.olderFailed()} />}
    </>
  );
});

interface ListEndProps extends Pick<StatusListProps<ListRow>, 'older'> {
  isEmpty: boolean;
  isAutomatic: boolean;
  failure: string;
}

/** Below the last row: a placeholder for the next posts, the button that loads them, or the end of the list. */
function ListEnd({ older, isEmpty, isAutomatic, failure }: ListEndProps) {
  const text = useMessages(listMessages);
  if (older === null) return isEmpty ? null : <p className="rk-list-line">{text.end()}</p>;
  if (older.isLoading || (isEmpty && isAutomatic)) return <StatusPlaceholders count={1} />;
  return (
    <div className="rk-list-line">
      {older.hasFailed && (
        <span role="alert">
          <span>{failure}</span>
          {older.reason && <span dir="auto"> {older.reason}</span>}
        </span>
      )}
      <Button variant={isAutomatic ? 'secondary' : 'primary'} onClick={older.onLoad}>
        {text.loadMore()}
      </Button>
    </div>
  );
}
