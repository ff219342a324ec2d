import { useClient } from '@rookery/api-client/query';
import { BlankState, Link, TextField, useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { Search, SearchX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { foundTagsQuery } from '../lists/lists.data.js';
import { listsMessages } from '../messages/list-messages.js';
import { PageHeader } from '../shell/page-header.js';
import { hrefs } from '../routing/hrefs.js';
import { TimelinePage } from './timeline-page.js';
import '../lists/lists.css';

/** Posts and hashtags that match a search. */
export function SearchPage() {
  const text = useMessages(listsMessages);
  const [parameters] = useSearchParams();
  const words = (parameters.get('q') ?? '').trim();
  return (
    <>
      <PageHeader title={words === '' ? text.searchTitle() : text.searchFor({ words })}>
        <SearchForm key={words} words={words} />
      </PageHeader>
      {words === '' ? (
        <BlankState
          icon={<Search size={28} strokeWidth={1.6} aria-hidden="true" />}
          title={text.beforeSearchTitle()}
          description={text.beforeSearchText()}
        />
      ) : (
        <Found key={words} words={words} />
      )}
    </>
  );
}

function SearchForm({ words }: { words: string }) {
  const text = useMessages(listsMessages);
  const navigate = useNavigate();
  const [typed, setTyped] = useState(words);
  return (
    <search>
      <form
        className="app-line-form"
        onSubmit={event => {
          event.preventDefault();
          void navigate(`/search?q=${encodeURIComponent(typed.trim())}`);
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

function Found({ words }: { words: string }) {
  const text = useMessages(listsMessages);
  const { data: tags } = useQuery(foundTagsQuery(useClient(), words));
  const source = useMemo(() => ({ kind: 'search', query: words }) as const, [words]);
  return (
    <>
      {tags !== undefined && tags.length > 0 && (
        <nav className="app-hosts app-found-tags" aria-label={text.foundTags()}>
          {tags.map(tag => (
            <Link key={tag.name} className="app-chip" href={hrefs.tag(tag.name)} dir="auto">
              #{tag.name}
            </Link>
          ))}
        </nav>
      )}
      <TimelinePage
        source={source}
        scrollKey={`search:${words}`}
        emptyState={
          <BlankState
            icon={<SearchX size={28} strokeWidth={1.6} aria-hidden="true" />}
            title={text.emptySearchTitle({ words })}
            description={text.emptySearchText()}
          />
        }
      />
    </>
  );
}
