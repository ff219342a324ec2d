import { AccountRow } from '../accounts/account-row.js';
import { accountSearchQuery, useClient } from '@rookery/api-client/query';
import { BlankState, Loading, LoadMore, NavTabs, TextField, TrendRow, useMessages } from '@rookery/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Search, SearchX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { foundTagsQuery, trendingTagsQuery } from '../lists/lists.data.js';
import { isWebAddress, kindOfWords, searchHref, searchKindOf, searchKinds, type SearchKind } from '../lists/search-kind.js';
import { listsMessages } from '../messages/list-messages.js';
import { hrefs } from '../routing/hrefs.js';
import { resolvedHrefQuery } from '../routing/resolve-address.data.js';
import { useSession } from '../session/session-provider.js';
import { PageHeader } from '../shell/page-header.js';
import { LoadFailure } from './page-states.js';
import { TimelinePage } from './timeline-page.js';
import { RecentSearches } from '../search/recent-searches.js';
import { useRecentSearches } from '../search/use-recent-searches.js';
import '../lists/lists.css';

const kindTexts = { posts: 'foundPosts', people: 'foundPeople', tags: 'foundTags' } as const;

/** Posts, people or hashtags that match a search; before it the reader's last searches and the trending hashtags. */
export function SearchPage() {
  const text = useMessages(listsMessages);
  const [parameters] = useSearchParams();
  const words = (parameters.get('q') ?? '').trim();
  const kind = searchKindOf(parameters.get('type'));
  const tabs = searchKinds.map(other => ({
    href: searchHref(words, other),
    label: text[kindTexts[other]](),
    isCurrent: other === kind,
  }));
  return (
    <>
      <PageHeader title={words === '' ? text.searchTitle() : text.searchFor({ words })}>
        <SearchForm key={words} words={words} kind={kind} />
        {words !== '' && <NavTabs label={text.results()} items={tabs} />}
      </PageHeader>
      {words === '' ? <BeforeSearch /> : <Found key={`${kind} ${words}`} words={words} kind={kind} />}
    </>
  );
}

function SearchForm({ words, kind }: { words: string; kind: SearchKind }) {
  const text = useMessages(listsMessages);
  const navigate = useNavigate();
  const { add } = useRecentSearches();
  const [typed, setTyped] = useState(words);
  return (
    <search>
      <form
        className="app-line-form"
        onSubmit={event => {
          event.preventDefault();
          add(typed);
          const typedWords = typed.trim();
          void navigate(searchHref(typedWords, kindOfWords(typedWords, kind)));
        }}
      >
        <TextField
          type="search"
          label={text.searchPosts()}
          isLabelHidden
          placeholder={text.searchPosts()}
          icon={<Search size={18} aria-hidden="true" />}
          value={typed}
          enterKeyHint="search"
          onChange={event => setTyped(event.target.value)}
        />
      </form>
    </search>
  );
}

function BeforeSearch() {
  const text = useMessages(listsMessages);
  const { searches, add, remove, clear } = useRecentSearches();
  const { data: tags = [] } = useQuery(trendingTagsQuery(useClient()));
  const clearAll = () => {
    clear();
    document.querySelector<HTMLElement>('search input')?.focus();
  };
  return (
    <>
      {searches.length > 0 ? (
        <RecentSearches searches={searches} onOpen={add} onRemove={remove} onClear={clearAll} />
      ) : (
        <BlankState
          icon={<Search size={28} strokeWidth={1.6} aria-hidden="true" />}
          title={text.beforeSearchTitle()}
          description={text.beforeSearchText()}
        />
      )}
      {tags.length > 0 && (
        <section className="app-search-trends" aria-labelledby="search-trends">
          <h2 id="search-trends">{text.trending()}</h2>
          {tags.map(tag => (
            <TrendRow key={tag.name} name={tag.name} href={hrefs.tag(tag.name)} history={tag.history} />
          ))}
        </section>
      )}
    </>
  );
}

/** The results for words. A member who searches for a web address is led to its post or account, if the server finds one (HINT-06). */
function Found({ words, kind }: { words: string; kind: SearchKind }) {
  const { session } = useSession();
  if (session === null || !isWebAddress(words)) return <FoundByWords words={words} kind={kind} />;
  return <FoundAtAddress address={words} kind={kind} />;
}

function FoundAtAddress({ address, kind }: { address: string; kind: SearchKind }) {
  const { data: href, isPending } = useQuery(resolvedHrefQuery(useClient(), { kind: 'resolve', uri: address }));
  if (isPending) return <Loading />;
  return typeof href === 'string' ? <Navigate to={href} replace /> : <FoundByWords words={address} kind={kind} />;
}

function FoundByWords({ words, kind }: { words: string; kind: SearchKind }) {
  switch (kind) {
    case 'posts':
      return <FoundPosts words={words} />;
    case 'people':
      return <FoundPeople words={words} />;
    case 'tags':
      return <FoundTags words={words} />;
  }
}

const NOTHING_FOUND = <SearchX size={28} strokeWidth={1.6} aria-hidden="true" />;

function FoundPosts({ words }: { words: string }) {
  const text = useMessages(listsMessages);
  const source = useMemo(() => ({ kind: 'search', query: words }) as const, [words]);
  return (
    <TimelinePage
      source={source}
      scrollKey={`search:${words}`}
      emptyState={
        <BlankState icon={NOTHING_FOUND} title={text.emptySearchTitle({ words })} description={text.emptySearchText()} />
      }
    />
  );
}

function FoundPeople({ words }: { words: string }) {
  const text = useMessages(listsMessages);
  const query = useInfiniteQuery(accountSearchQuery(useClient(), words));
  const accounts = query.data?.pages.flatMap(page => page.items) ?? [];
  if (query.isPending) return <Loading />;
  if (query.isError) return <LoadFailure error={query.error} title={text.searchFailed()} onRetry={() => void query.refetch()} />;
  if (accounts.length === 0) {
    return <BlankState icon={NOTHING_FOUND} title={text.emptyPeopleTitle({ words })} description={text.emptyPeopleText()} />;
  }
  return (
    <>
      <ul className="app-account-list">
        {accounts.map(account => (
          <AccountRow key={account.id} account={account} />
        ))}
      </ul>
      {query.hasNextPage && <LoadMore isLoading={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()} />}
    </>
  );
}

function FoundTags({ words }: { words: string }) {
  const text = useMessages(listsMessages);
  const { data: tags, error, isPending, refetch } = useQuery(foundTagsQuery(useClient(), words));
  if (isPending) return <Loading />;
  if (tags === undefined) return <LoadFailure error={error} title={text.searchFailed()} onRetry={() => void refetch()} />;
  if (tags.length === 0) {
    return <BlankState icon={NOTHING_FOUND} title={text.emptyTagsTitle({ words })} description={text.emptySearchText()} />;
  }
  return (
    <section className="app-search-trends" aria-label={text.foundTags()}>
      {tags.map(tag => (
        <TrendRow key={tag.name} name={tag.name} href={hrefs.tag(tag.name)} history={tag.history} />
      ))}
    </section>
  );
}
