import { searchMessages } from '@rookery/explore/search';
import { useClient } from '@rookery/store';
import { Loading, NavTabs, useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { resolvedHrefQuery } from '../routing/resolve-address.data.js';
import { BeforeSearchScreen } from './search-page-before.screen.js';
import { FoundPostsScreen } from './search-page-posts.screen.js';
import { FoundPeopleScreen, FoundTagsScreen } from './search-page-items.screen.js';
import { SearchForm } from '../search/search-form.js';
import { isTypedSearch, isWebAddress, kindsFor, searchHref, searchKindOf, type SearchKind } from '../search/search-kind.js';
import { useSession } from '../session/session-provider.js';
import { PageHeader } from '../shell/page-header.js';
import '../lists/lists.css';
import '@rookery/explore/search.css';
import '../search/search.css';
import '../search/trends.css';

/** People, posts or hashtags that match a search; before it the reader's last searches and the trends of their server. HINT-06 */
export function SearchPage() {
  const text = useMessages(searchMessages);
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const { session } = useSession();
  const words = (parameters.get('q') ?? '').trim();
  const kind = searchKindOf(parameters.get('type'), words);
  const accountId = kind === 'posts' ? parameters.get('account') : null;
  const tabs = kindsFor(words).map(other => ({
    href: searchHref(words, other),
    label: text[other](),
    isCurrent: other === kind,
  }));
  const isSubmitted = !isTypedSearch(state);
  const isAddress = session !== null && isSubmitted && isWebAddress(words);
  const Found = isAddress ? FoundAtAddress : FoundByWords;
  return (
    <>
      <PageHeader title={words === '' ? text.search() : text.title({ words })}>
        <SearchForm words={words} kind={kind} accountId={accountId} />
        {words !== '' && <NavTabs label={text.results()} items={tabs} />}
      </PageHeader>
      {words === '' ? (
        <BeforeSearchScreen />
      ) : (
        <Found key={`${kind} ${words}`} words={words} kind={kind} accountId={accountId} isSubmitted={isSubmitted} />
      )}
    </>
  );
}

interface FoundProps {
  words: string;
  kind: SearchKind;
  accountId: string | null;
  isSubmitted: boolean;
}

/** Leads a member who searched for a web address to its post or account, if the server finds one. */
function FoundAtAddress(props: FoundProps) {
  const { data: href, isPending } = useQuery(resolvedHrefQuery(useClient(), { kind: 'resolve', uri: props.words }));
  if (isPending) return <Loading />;
  return typeof href === 'string' ? <Navigate to={href} replace /> : <FoundByWords {...props} />;
}

function FoundByWords({ words, kind, accountId, isSubmitted }: FoundProps) {
  switch (kind) {
    case 'posts':
      return <FoundPostsScreen words={words} accountId={accountId} />;
    case 'people':
      return <FoundPeopleScreen words={words} isSubmitted={isSubmitted} />;
    case 'tags':
      return <FoundTagsScreen words={words} />;
  }
}
