import { useAccount, useFeatures } from '@rookery/store';
import { TimelineScreen, useTimelineOptions } from '@rookery/timeline';
import { IconButton, lazyPart, Link, useMessages } from '@rookery/ui';
import type { AccountSearchProps, AccountChoice } from '@rookery/ui/account-search';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { NothingFound } from './found-tags.screen.js';
import { searchMessages } from './messages.js';

type FindAccounts = AccountSearchProps<AccountChoice>['search'];

// It opens on demand.
const AccountSearch = lazyPart<AccountSearchProps<AccountChoice>>(async () => (await import('./author-search.js')).AuthorSearch);

export interface FoundPostsScreenProps {
  words: string;
  /** The account whose posts are searched; null: those of all. */
  accountId: string | null;
  /** Whether the reader returns to the list. */
  restore: boolean;
  /** Finds accounts by words. Stable. */
  findAccounts: FindAccounts;
  /** Searches the posts of another account, or of all. */
  onAccount(accountId: string | null): void;
}

/** The posts that match a search: ordinary rows with their commands. */
export function FoundPostsScreen({ words, accountId, restore, findAccounts, onAccount }: FoundPostsScreenProps) {
  const text = useMessages(searchMessages);
  const { data: features } = useFeatures();
  const pagedBy = features?.searchById === true ? 'id' : 'offset';
  const source = useMemo(
    () => ({ kind: 'search', query: words, pagedBy, ...(accountId !== null && { accountId }) }) as const,
    [words, pagedBy, accountId],
  );
  return (
    <>
      {accountId === null ? (
        <details className="rk-search-author">
          <summary className="rk-chip">{text.fromAccount()}</summary>
          <AccountSearch search={findAccounts} onChoose={({ id }) => onAccount(id)} />
        </details>
      ) : (
        <Author accountId={accountId} onRemove={() => onAccount(null)} />
      )}
      <TimelineScreen
        listId="status-list"
        source={source}
        restore={restore}
        scrollKey={`search:${accountId ?? ''}:${words}`}
        emptyState={<NothingFound title={text.noPosts({ words })} text={text.noPostsText()} />}
      />
    </>
  );
}

/** The account whose posts are searched, with a button that searches all posts again. */
function Author({ accountId, onRemove }: { accountId: string; onRemove: () => void }) {
  const text = useMessages(searchMessages);
  const { hrefs } = useTimelineOptions();
  const { data: account } = useAccount(accountId);
  return (
    <p className="rk-search-author">
      <span className="rk-chip">
        {account !== undefined && <Link href={hrefs.account(account)}>{text.postsOf({ acct: account.acct })}</Link>}
        <IconButton label={text.removeAccount()} icon={<X size={14} aria-hidden="true" />} onClick={onRemove} />
      </span>
    </p>
  );
}
