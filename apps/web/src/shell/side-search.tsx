import { kindOfWords } from '@rookery/explore/search';
import { SearchField, useMessages } from '@rookery/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '../messages/messages.js';
import { searchHref, useOwnSearches } from '../session/use-own-searches.js';
import './side-column.css';

/** The search field beside a page: it leads to the search page. HINT-06 */
export function SideSearch() {
  const text = useMessages(messages);
  const navigate = useNavigate();
  const { add } = useOwnSearches();
  const [typed, setTyped] = useState('');
  return (
    <search className="app-side-search">
      <form
        onSubmit={event => {
          event.preventDefault();
          const words = typed.trim();
          add(words);
          void navigate(words === '' ? '/search' : searchHref(words, kindOfWords(words, 'people')));
        }}
      >
        <SearchField label={text.search()} value={typed} onChange={setTyped} />
      </form>
    </search>
  );
}
