import { BlankState, Button, useMessages, type ListStatesProps, type Messages, type OlderItems, withRef } from '@rookery/ui';
import { ItemList, type ItemListProps } from '@rookery/ui/list';
import type { ReactNode } from 'react';
import { listMessages } from './messages.js';
import { StatusPlaceholders } from './status-placeholders.js';

interface ListRow {
  key: string;
}

/** The texts that name the items of a list. */
export type ListTexts = Messages<'label' | 'failed' | 'offline' | 'olderFailed' | 'empty'>;

type StateProps = Pick<
  ListStatesProps,
  'id' | 'phase' | 'reason' | 'isBusy' | 'isOffline' | 'onRetry' | 'onSignIn' | 'older' | 'foot'
>;
type RowProps<Row extends ListRow> = Pick<
  ItemListProps<Row>,
  'rows' | 'renderRow' | 'autoloadMore' | 'initialAnchor' | 'initialSizes' | 'onAnchorChange' | 'keepMountedKeys' | 'ref'
>;

export interface StatusListProps<Row extends ListRow> extends StateProps, RowProps<Row> {
  /** Whether this is Home, which has a text of its own while the server builds it (LIST-15). */
  isHome?: boolean;
  /** Instead of the text for an empty list. */
  emptyState?: ReactNode;
  /** The texts of another kind of items. Default: posts. */
  itemText?: ListTexts | undefined;
}

/** A list of posts in every state: loading, preparing, failed, empty, loaded, at its end. */
export const StatusList = withRef(function StatusList<Row extends ListRow>(props: StatusListProps<Row>) {
  const { isHome = false, emptyState, itemText, ...list } = props;
  const words = useMessages(listMessages);
  const text = { ...words, ...itemText };
  return (
    <ItemList
      {...list}
      className="rk-status-list"
      kind="feed"
      tabIndex={-1}
      label={text.label()}
      placeholders={
        <div id={list.id} role="feed" aria-busy="true" aria-label={text.label()}>
          <StatusPlaceholders />
        </div>
      }
      preparing={<BlankState title={text.loading()} description={isHome ? text.preparing() : text.preparingList()} />}
      failedTitle={text.failed()}
      offlineTitle={text.offline()}
      emptyState={emptyState ?? <BlankState title={text.empty()} />}
      end={<p className="rk-list-line">{text.end()}</p>}
      renderMore={(older, isAutomatic) => (
        <MoreStatuses
          older={older}
          isAutomatic={isAutomatic}
          isEmpty={list.rows.length === 0}
          failure={text.olderFailed()}
          label={text.loadMore()}
        />
      )}
    />
  );
});

interface MoreStatusesProps {
  older: OlderItems;
  isAutomatic: boolean;
  isEmpty: boolean;
  failure: string;
  label: string;
}

/** Below the last row: a placeholder for the next posts, or the button that loads them. */
function MoreStatuses({ older, isAutomatic, isEmpty, failure, label }: MoreStatusesProps) {
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
        {label}
      </Button>
    </div>
  );
}
