import { Button, IconButton, Link, useMessages } from '@rookery/ui';
import { History, X } from 'lucide-react';
import { useRef } from 'react';
import { searchMessages } from './messages.js';

export interface RecentSearchesProps {
  /** Newest first, at least one. */
  searches: readonly string[];
  hrefOf(words: string): string;
  onOpen(words: string): void;
  onRemove(words: string): void;
  /** Removes all of them, with the focus. */
  onClear(): void;
}

/** Links to the reader's last searches, each with a button that removes it. */
export function RecentSearches({ searches, hrefOf, onOpen, onRemove, onClear }: RecentSearchesProps) {
  const text = useMessages(searchMessages);
  const list = useRef<HTMLUListElement>(null);
  const remove = (words: string): void => {
    if (searches.length === 1) return onClear();
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const index = searches.indexOf(words);
    (links[index + 1] ?? links[index - 1])?.focus();
    onRemove(words);
  };
  return (
    <section className="rk-searches" aria-labelledby="recent-searches">
      <div>
        <h2 id="recent-searches">{text.recent()}</h2>
        <Button variant="plain" size="sm" onClick={onClear}>
          {text.clear()}
        </Button>
      </div>
      <ul ref={list}>
        {searches.map(words => (
          <li key={words}>
            <Link href={hrefOf(words)} onClick={() => onOpen(words)}>
              <History size={18} aria-hidden="true" />
              <bdi>{words}</bdi>
            </Link>
            <IconButton label={text.remove({ words })} icon={<X size={18} aria-hidden="true" />} onClick={() => remove(words)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
