import { BlankState, Button, useMessages, type ListEndProps, type Messages, withRef } from '@rookery/ui';
import { ItemList, type ItemListProps } from '@rookery/ui/list';
import type { ReactNode } from 'react';
import { listMessages } from './messages.js';
import { StatusPlaceholders } from './status-placeholders.js';

interface ListRow {
  key: string;
}

/** The texts that name the items of a list. */
export type ListTexts = Messages<'label' | 'failed' | 'offline' | 'olderFailed' | 'empty'>;

type ListProps<Row extends ListRow> = Omit<
  ItemListProps<Row>,
  'kind' | 'label' | 'placeholders' | 'preparing' | 'failedTitle' | 'offlineTitle' | 'emptyState' | 'renderEnd'
>;

export interface StatusListProps<Row extends ListRow> extends ListProps<Row> {
  /** Whether this is Home, which has a text of its own while the server builds it (LIST-15). */
  isHome?: boolean;
  /** Instead of the text for an empty list. */
  emptyState?: ReactNode;
  /** Below the rows, instead of the button for more posts or the end. */
  foot?: ReactNode;
  /** The texts of another kind of items. Default: posts. */
  itemText?: ListTexts | undefined;
}

/** A list of posts in every state: loading, preparing, failed, empty, loaded, at its end. */
export const StatusList = withRef(function StatusList<Row extends ListRow>(props: StatusListProps<Row>) {
  const { isHome = false, emptyState, foot, itemText, ...list } = props;
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
      renderEnd={isAutomatic =>
        foot ?? (
          <StatusListEnd
            older={list.older}
            isEmpty={list.rows.length === 0}
            isAutomatic={isAutomatic}
            failure={text.olderFailed()}
          />
        )
      }
    />
  );
});

interface StatusListEndProps extends Pick<ListEndProps, 'older' | 'isEmpty'> {
  isAutomatic: boolean;
  failure: string;
}

/** Below the last row: a placeholder for the next posts, the button that loads them, or the end of the list. */
function StatusListEnd({ older, isEmpty, isAutomatic, failure }: StatusListEndProps) {
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
