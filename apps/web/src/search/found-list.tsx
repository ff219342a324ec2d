import { BlankState, Button, Loading, LoadMore, useMessages } from '@rookery/ui';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { searchMessages } from './messages.js';

interface FoundListProps {
  /** The results; absent while they load. */
  children: ReactNode | undefined;
  isEmpty: boolean;
  emptyTitle: string;
  emptyText?: string;
  /** The next page; null at the end. */
  more: { isLoading: boolean; hasFailed: boolean; onLoad(): void } | null;
  /** Servers show visitors one page. Absent: there is no more to log in for. */
  onSignIn?: (() => void) | undefined;
}

/** The results of a search, and the way to further ones. */
export function FoundList({ children, isEmpty, emptyTitle, emptyText, more, onSignIn }: FoundListProps) {
  const text = useMessages(searchMessages);
  if (children === undefined) return <Loading />;
  if (isEmpty) {
    const icon = <SearchX size={28} strokeWidth={1.6} aria-hidden="true" />;
    return <BlankState icon={icon} title={emptyTitle} description={emptyText} />;
  }
  return (
    <>
      {children}
      {more !== null && (
        <div className="app-found-end">
          {more.hasFailed && <span role="alert">{text.moreFailed()}</span>}
          <LoadMore isLoading={more.isLoading} onPress={more.onLoad} />
        </div>
      )}
      {more === null && onSignIn !== undefined && (
        <Button className="app-found-end" variant="plain" onClick={onSignIn}>
          {text.endForVisitors()}
        </Button>
      )}
      {more === null && onSignIn === undefined && <p className="app-found-end">{text.end()}</p>}
    </>
  );
}
