import type { Account } from '@rookery/api-client';
import { useAccount, useList, type ListDefinition } from '@rookery/store';
import { itemIds } from '@rookery/store/list';
import { ListEnd, Skeleton, useMessages } from '@rookery/ui';
import { ItemList } from '@rookery/ui/list';
import { FollowButtonScreen } from '@rookery/timeline/follow';
import { opensAt, useListPlace } from '@rookery/timeline/parts';
import { useTimelineOptions } from '@rookery/timeline';
import { useCallback, useMemo, type ReactNode } from 'react';
import { AccountItem } from './account-row.js';
import { accountMessages } from './messages.js';

interface ListedScreenProps<Item extends { id: string }> {
  /** Stable: a new one is another list. */
  definition: ListDefinition<Item>;
  /** Key of the stored scroll position (LIST-06). */
  scrollKey: string;
  /** The reader came back to the list: it opens at that position. */
  restore: boolean;
  /** The accessible name of the list. */
  label: string;
  failedTitle: string;
  emptyState: ReactNode;
  /** Below the last account, once all are loaded. Default: a line that says so. */
  end?: ReactNode;
  /** Stable. */
  renderItem(id: string): ReactNode;
}

const PLACEHOLDER_ROWS = 8;

/** A list in the server's order that fills a page, with its position restored on return (NAV-04, HINT-12). */
export function ListedScreen<Item extends { id: string }>(props: ListedScreenProps<Item>) {
  const { definition, scrollKey, restore, emptyState, end, renderItem, ...texts } = props;
  const { settings, isSignedIn, onSignIn } = useTimelineOptions();
  const text = useMessages(accountMessages);
  const { list, position, onAnchorChange } = useListPlace({ scrollKey, restore });
  const { state, view } = useList(definition);
  const rows = useMemo(() => itemIds(state?.entries ?? []).map(key => ({ key })), [state]);
  const renderRow = useCallback(({ key }: { key: string }) => renderItem(key), [renderItem]);
  return (
    <ItemList
      {...view}
      {...texts}
      {...opensAt(position, rows)}
      ref={list}
      kind="list"
      placeholders={<Placeholders label={texts.label} />}
      onSignIn={isSignedIn ? undefined : onSignIn}
      emptyState={view.older === null && emptyState}
      renderEnd={() => (
        <ListEnd
          older={view.older}
          olderFailedTitle={text.olderFailed()}
          isEmpty={rows.length === 0}
          end={end ?? <p className="rk-account-list-end">{text.end()}</p>}
        />
      )}
      rows={rows}
      renderRow={renderRow}
      autoloadMore={settings.autoloadMore}
      estimatedItemSize={84}
      onAnchorChange={onAnchorChange}
    />
  );
}

export interface AccountListScreenProps extends Omit<ListedScreenProps<Account>, 'renderItem'> {
  /** The content of a row after the account. Stable. Default: the follow button. */
  renderEnd?: (account: Account) => ReactNode;
}

/** A list of accounts. */
export function AccountListScreen({ renderEnd = followButton, ...list }: AccountListScreenProps) {
  const renderAccount = useCallback((id: string) => <Row accountId={id} renderEnd={renderEnd} />, [renderEnd]);
  return <ListedScreen {...list} renderItem={renderAccount} />;
}

const followButton = (account: Account): ReactNode => <FollowButtonScreen account={account} isInList size="sm" />;

function Row({ accountId, renderEnd }: { accountId: string; renderEnd: (account: Account) => ReactNode }) {
  const { data: account } = useAccount(accountId);
  return account === undefined ? null : <AccountItem account={account}>{renderEnd(account)}</AccountItem>;
}

function Placeholders({ label }: { label: string }) {
  return (
    <section className="rk-account-list" aria-busy="true" aria-label={label}>
      {Array.from({ length: PLACEHOLDER_ROWS }, (_, index) => (
        <div key={index} className="rk-account-row">
          <Skeleton />
        </div>
      ))}
    </section>
  );
}
