import { SearchField, useMessages } from '@rookery/ui';
import { searchMessages } from './messages.js';
import { useTypedSearch } from './use-typed-search.js';

export interface SearchFormProps {
  /** The words of the page's address. */
  words: string;
  /** Begins a search. `isTyped`: typing has paused and the reader has not submitted the words. */
  onSearch(words: string, isTyped: boolean): void;
  /** Called at each key, for a search that needs no server. */
  onType?(words: string): void;
}

/** The search field of the page: it searches once typing pauses, and on Enter (HINT-06). */
export function SearchForm({ words, onSearch, onType }: SearchFormProps) {
  const text = useMessages(searchMessages);
  const field = useTypedSearch(words, onSearch);
  return (
    <search>
      <form
        className="rk-line-form"
        onSubmit={event => {
          event.preventDefault();
          field.submit();
        }}
      >
        <SearchField
          label={text.search()}
          value={field.text}
          onChange={text => {
            field.change(text);
            onType?.(text.trim());
          }}
        />
      </form>
    </search>
  );
}
