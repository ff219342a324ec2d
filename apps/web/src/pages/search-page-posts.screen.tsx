import { searchMessages } from '@rookery/explore/search';
import { useAccount, useClient, useFeatures } from '@rookery/store';
import { BlankState, IconButton, lazyPart, Link, useMessages } from '@rookery/ui';
import { SearchX, X } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { TimelinePage } from './timeline-page.js';
import { hrefs } from '../routing/hrefs.js';
import { findAccounts } from '@rookery/people/accounts';
import { searchHref } from '../search/search-kind.js';

const AccountSearch = lazyPart(async () => (await import('../search/lazy-account-search.js')).LazyAccountSearch);

interface FoundPostsProps {
  words: string;
  accountId: string | null;
}

/** The posts that match a search: ordinary rows with their commands. */
export function FoundPostsScreen({ words, accountId }: FoundPostsProps) {
  const text = useMessages(searchMessages);
  const { data: features } = useFeatures();
  const pagedBy = features?.searchById === true ? 'id' : 'offset';
  const source = useMemo(
    () => ({ kind: 'search', query: words, pagedBy, ...(accountId !== null && { accountId }) }) as const,
    [words, pagedBy, accountId],
  );
  return (
    <>
      {accountId === null ? <ChooseAuthor words={words} /> : <Author words={words} accountId={accountId} />}
      <TimelinePage
        source={source}
        scrollKey={`search:${accountId ?? ''}:${words}`}
        emptyState={
          <BlankState
            icon={<SearchX size={28} strokeWidth={1.6} aria-hidden="true" />}
            title={text.noPosts({ words })}
            description={text.noPostsText()}
          />
        }
      />
    </>
  );
}

/** A search for the account whose posts are searched. */
function ChooseAuthor({ words }: { words: string }) {
  const text = useMessages(searchMessages);
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const search = useMemo(() => findAccounts(client, queryClient, 'everyone'), [client, queryClient]);
  return (
    <details className="app-search-author">
      <summary className="app-chip">{text.fromAccount()}</summary>
      <AccountSearch search={search} onChoose={({ id }) => void navigate(searchHref(words, 'posts', id))} />
    </details>
  );
}

/** The account whose posts are searched, with a button that searches all posts again. */
function Author({ words, accountId }: { words: string; accountId: string }) {
  const text = useMessages(searchMessages);
  const navigate = useNavigate();
  const { data: account } = useAccount(accountId);
  return (
    <p className="app-search-author">
      <span className="app-chip">
        {account !== undefined && <Link href={hrefs.account(account)}>{text.postsOf({ acct: account.acct })}</Link>}
        <IconButton
          label={text.removeAccount()}
          icon={<X size={14} aria-hidden="true" />}
          onClick={() => void navigate(searchHref(words, 'posts'))}
        />
      </span>
    </p>
  );
}
