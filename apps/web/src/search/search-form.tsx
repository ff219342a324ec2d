import { searchMessages } from '@rookery/explore/search';
import { SearchField, useMessages } from '@rookery/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { isTypedSearch, kindOfWords, searchHref, typedSearch, type SearchKind } from './search-kind.js';
import { useRecentSearches } from './use-recent-searches.js';
import { useTypedSearch } from './use-typed-search.js';

interface SearchFormProps {
  /** The words of the page's address. */
  words: string;
  kind: SearchKind;
  accountId: string | null;
}

/** The search field of the page: it searches once typing pauses, and on Enter (HINT-06). */
export function SearchForm({ words, kind, accountId }: SearchFormProps) {
  const text = useMessages(searchMessages);
  const navigate = useNavigate();
  const { state } = useLocation();
  const { add } = useRecentSearches();
  const field = useTypedSearch(words, (next, isTyped) => {
    if (next === '') return void navigate('/search', { replace: isTypedSearch(state) });
    if (!isTyped) add(next);
    // A search that was only typed leaves no entry to go back to.
    void navigate(searchHref(next, kindOfWords(next, kind, words), accountId), {
      state: isTyped ? typedSearch : null,
      replace: isTypedSearch(state) || next === words,
    });
  });
  return (
    <search>
      <form
        className="app-line-form"
        onSubmit={event => {
          event.preventDefault();
          field.submit();
        }}
      >
        <SearchField label={text.search()} value={field.text} onChange={field.change} />
      </form>
    </search>
  );
}
