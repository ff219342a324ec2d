import type { Filter } from '@rookery/api-client';
import { BlankState, IconButton, rowIcon, useFormat, useMessages } from '@rookery/ui';
import { Funnel } from 'lucide-react';
import { draftOf } from './filter-draft.js';
import { actionNames, contextNames } from './filter-texts.js';
import { filterPageMessages } from './messages.js';

interface FilterListProps {
  filters: readonly Filter[];
  /** When the last of those that have expired did so, in milliseconds since the epoch. */
  lastEnd: number;
  onEdit(filter: Filter): void;
  onDelete(filter: Filter): void;
}

/** The reader's filters: the words, the places, what each does, and its end (HINT-05). */
export function FilterList({ filters, lastEnd, onEdit, onDelete }: FilterListProps) {
  const text = useMessages(filterPageMessages);
  if (filters.length === 0) {
    return (
      <BlankState
        icon={<Funnel size={28} strokeWidth={1.6} aria-hidden="true" />}
        title={text.emptyTitle()}
        description={text.emptyText()}
      />
    );
  }
  return (
    <ul className="rk-filters" aria-label={text.list()}>
      {filters.map(filter => (
        <li key={filter.id} data-filter-id={filter.id}>
          <FilterSummary filter={filter} lastEnd={lastEnd} />
          <IconButton label={text.edit({ title: filter.title })} icon={rowIcon('pencil')} onClick={() => onEdit(filter)} />
          <IconButton label={text.delete({ title: filter.title })} icon={rowIcon('trash')} onClick={() => onDelete(filter)} />
        </li>
      ))}
    </ul>
  );
}

function FilterSummary({ filter, lastEnd }: { filter: Filter; lastEnd: number }) {
  const text = useMessages(filterPageMessages);
  const format = useFormat();
  const { title, keywords, statuses, filter_action, expires_at } = filter;
  const words = keywords.map(({ keyword }) => keyword).join(', ');
  const places = draftOf(filter).context.map(name => text[contextNames[name]]());
  const hasEnded = expires_at !== null && Date.parse(expires_at) <= lastEnd;
  return (
    <div className="rk-filter">
      <h2 dir="auto">
        {title} {hasEnded && <span className="rk-filter-ended">{text.ended()}</span>}
      </h2>
      {words !== '' && words !== title && <p dir="auto">{text.words({ count: keywords.length, words })}</p>}
      {statuses.length > 0 && <p>{text.posts({ count: statuses.length })}</p>}
      <p>{[text[actionNames[filter_action]](), ...places].join(' · ')}</p>
      {expires_at !== null && !hasEnded && <p>{text.until({ date: format.date(expires_at) })}</p>}
    </div>
  );
}
