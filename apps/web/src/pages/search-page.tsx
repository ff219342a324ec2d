import {
  BeforeSearchScreen,
  FoundTagsScreen,
  isTypedSearch,
  isWebAddress,
  kindOfWords,
  kindsFor,
  SearchForm,
  searchKindOf,
  searchMessages,
  typedSearch,
  type SearchKind,
  type StoredSearches,
} from '@rookery/explore/search';
import { SuggestionsBlockScreen } from '@rookery/people/suggestions';
import { useClient, useFeatures } from '@rookery/store';
import { useTimelineOptions } from '@rookery/timeline';
import { IconButton, Loading, NavTabs, useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Keyboard } from 'lucide-react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { openPalette } from '../shell/palette-request.dom.js';
import { useIsReturn } from '../routing/arrival.js';
import { resolvedHrefQuery } from '../routing/resolve-address.data.js';
import { DeviceResults } from './search-page-device.screen.js';
import { FoundPeople, FoundPosts } from './search-page-found.screen.js';
import { searchHref, useOwnSearches } from '../session/use-own-searches.js';
import { useDeviceSearch } from '../search/device-search.screen.js';
import { useSession } from '../session/session-provider.js';
import { PageHeader } from '../shell/page-header.js';
import { shortcutMessages } from '../shortcuts/messages.js';
import './lists.css';
import '@rookery/explore/search.css';

/** People, posts or hashtags that match a search; before it the reader's last searches and the trends of their server. HINT-06 */
export function SearchPage() {
  const text = useMessages(searchMessages);
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const { session } = useSession();
  const navigate = useNavigate();
  const recent = useOwnSearches();
  const device = useDeviceSearch();
  const words = (parameters.get('q') ?? '').trim();
  const wanted = searchKindOf(parameters.get('type'), words);
  const kind = wanted === 'device' && !device.isOn ? 'posts' : wanted;
  // The device is searched at each key, the server once typing pauses.
  const [typed, setTyped] = useState({ from: words, text: words });
  const onDevice = typed.from === words ? typed.text : words;
  const accountId = kind === 'posts' ? parameters.get('account') : null;
  const tabs = kindsFor(words, device.isOn).map(other => ({
    href: searchHref(words, other),
    label: text[other](),
    isCurrent: other === kind,
  }));
  const isSubmitted = !isTypedSearch(state);
  const isAddress = session !== null && isSubmitted && isWebAddress(words);
  const Found = isAddress ? FoundAtAddress : FoundByWords;
  const search = (next: string, isTyped: boolean): void => {
    if (next === '') return void navigate('/search', { replace: !isSubmitted });
    if (!isTyped) recent.add(next);
    // A search that was only typed leaves no entry to go back to.
    void navigate(searchHref(next, kindOfWords(next, kind, words), accountId), {
      state: isTyped ? typedSearch : null,
      replace: !isSubmitted || next === words,
    });
  };
  return (
    <>
      <PageHeader title={words === '' ? text.search() : text.title({ words })} actions={<PaletteButton />}>
        <SearchForm words={words} onSearch={search} onType={next => setTyped({ from: words, text: next })} />
        {words !== '' && <NavTabs label={text.results()} items={tabs} />}
      </PageHeader>
      {device.isOn && kind !== 'tags' && onDevice !== '' && (
        <DeviceResults index={device.index} words={onDevice} isAll={kind === 'device'} onOpen={recent.add} />
      )}
      {words === '' && onDevice === '' && <BeforeSearch {...recent} />}
      {words !== '' && kind !== 'device' && (
        <Found key={`${kind} ${words}`} words={words} kind={kind} accountId={accountId} isSubmitted={isSubmitted} />
      )}
    </>
  );
}

/** The way to the command palette without a keyboard. */
function PaletteButton() {
  const text = useMessages(shortcutMessages);
  return (
    <IconButton
      className="app-palette-button"
      label={text.palette()}
      icon={<Keyboard size={20} strokeWidth={1.85} aria-hidden="true" />}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => openPalette({ wants: 'command' })}
    />
  );
}

const trendHrefs = { tags: '/explore/tags', posts: '/explore/posts', links: '/explore/links' };

/** Recent searches, trends and suggested profiles. */
function BeforeSearch({ searches, add, remove, clear }: StoredSearches) {
  const { isSignedIn } = useTimelineOptions();
  const { data: features } = useFeatures();
  return (
    <BeforeSearchScreen
      searches={searches}
      hrefOf={words => searchHref(words, searchKindOf(null, words))}
      onOpen={add}
      onRemove={remove}
      onClear={() => {
        clear();
        document.querySelector<HTMLElement>('search input')?.focus();
      }}
      trendHrefs={trendHrefs}
      restore={useIsReturn()}
      suggestions={
        isSignedIn &&
        features?.suggestions === true && (
          <section className="app-search-suggestions" aria-labelledby="search-suggestions">
            <SuggestionsBlockScreen titleId="search-suggestions" allHref="/suggestions" />
          </section>
        )
      }
    />
  );
}

interface FoundProps {
  words: string;
  kind: Exclude<SearchKind, 'device'>;
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
      return <FoundPosts words={words} accountId={accountId} />;
    case 'people':
      return <FoundPeople words={words} isSubmitted={isSubmitted} />;
    case 'tags':
      return <FoundTagsScreen words={words} />;
  }
}
