import { errorText, isSignInNeeded } from '@rookery/api-client';
import { ErrorState, LoadMore, SignInNeeded, Skeleton, useMessages } from '@rookery/ui';
import { resolvePosition, VirtualList, type PlacedAnchor, type ScrollPosition, type VirtualListHandle } from '@rookery/ui/list';
import { useTimelineOptions } from '@rookery/timeline';
import { useCallback, useMemo, type ReactNode, type Ref } from 'react';
import { accountMessages } from './messages.js';

interface AccountListProps {
  /** The accessible name. */
  label: string;
  ids: readonly string[];
  state: 'loading' | 'failed' | 'ready';
  error: unknown;
  failedTitle: string;
  onRetry(): void;
  emptyState: ReactNode;
  /** Below the last account, once all are loaded. Default: a line that says so. */
  end?: ReactNode;
  /** The request for the next page; null at the end of the list. */
  older: { isLoading: boolean; hasFailed: boolean; error: unknown } | null;
  onLoadOlder(): void;
  /** Loads the next page near the end. */
  autoloadMore: boolean;
  /** Stable. */
  renderAccount(accountId: string): ReactNode;
  position: ScrollPosition | null;
  onAnchorChange(anchor: PlacedAnchor): void;
  list: Ref<VirtualListHandle>;
}

interface Item {
  id: string;
}

const keyOf = ({ id }: Item): string => id;
const placeholders = [0, 1, 2, 3, 4, 5, 6, 7];
const isNever = (): boolean => false;
// The rows are drawn by a windowed list, which has no <ul>.
const listRole = { role: 'list' } as const;

/** A list of accounts in each of its states (NAV-04, HINT-12). */
export function AccountList({
  label,
  ids,
  state,
  error,
  failedTitle,
  onRetry,
  emptyState,
  end,
  older,
  onLoadOlder,
  autoloadMore,
  renderAccount,
  position,
  onAnchorChange,
  list,
}: AccountListProps) {
  const { isSignedIn, onSignIn } = useTimelineOptions();
  const text = useMessages(accountMessages);
  const items = useMemo(() => ids.map(id => ({ id })), [ids]);
  const renderItem = useCallback((item: Item) => renderAccount(item.id), [renderAccount]);
  if (state === 'loading')
    return (
      <section className="rk-account-list" aria-busy="true" aria-label={label}>
        {placeholders.map(key => (
          <div key={key} className="rk-account-row">
            <Skeleton />
          </div>
        ))}
      </section>
    );
  if (state === 'failed' && !isSignedIn && isSignInNeeded(error)) return <SignInNeeded onSignIn={onSignIn} />;
  if (state === 'failed') return <ErrorState title={failedTitle} description={errorText(error, '')} onRetry={onRetry} />;
  if (items.length === 0 && older === null) return emptyState;
  const anchor = position === null ? null : resolvePosition(position, items.map(asRow), isNever);
  return (
    <>
      <VirtualList
        {...listRole}
        ref={list}
        aria-label={label}
        items={items}
        itemKey={keyOf}
        renderItem={renderItem}
        estimatedItemSize={84}
        initialAnchor={anchor}
        initialSizes={anchor?.sizes}
        onAnchorChange={onAnchorChange}
        {...(autoloadMore && older !== null && !older.isLoading && !older.hasFailed ? { onReachEnd: onLoadOlder } : {})}
      />
      {older === null ? (
        (end ?? <p className="rk-account-list-end">{text.end()}</p>)
      ) : older.hasFailed ? (
        <ErrorState title={text.olderFailed()} description={errorText(older.error, '')} onRetry={onLoadOlder} />
      ) : (
        <LoadMore isLoading={older.isLoading} onPress={onLoadOlder} />
      )}
    </>
  );
}

const asRow = ({ id }: Item) => ({ key: id });
