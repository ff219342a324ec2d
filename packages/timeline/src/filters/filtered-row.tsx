import { warningOf } from '@rookery/store';
import { listText, useFormattingLocale, useMessages } from '@rookery/ui';
import { flushSync } from 'react-dom';
import type { FilterResult } from '@rookery/api-client';
import { messages } from './messages.js';

export interface FilteredProps {
  /** The filters that cover the post. */
  results: readonly FilterResult[];
  onShow: () => void;
}

export interface FilteredRowProps extends FilteredProps {
  /** One-based place in the list. */
  position?: number | undefined;
  /** Rows of the list; -1 when not known. */
  setSize?: number | undefined;
}

/** One line in the place of a post that a filter of the reader matches. The focus moves to the post that is shown. */
export function FilteredRow({ results, position, setSize, onShow }: FilteredRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the feed pattern of ARIA: its articles take the focus
    <article className="rk-unavailable rk-filtered" tabIndex={0} aria-posinset={position} aria-setsize={setSize}>
      <FilterLine
        results={results}
        onShow={button => {
          const row = button.closest('article')?.parentElement;
          flushSync(onShow);
          row?.querySelector('article')?.focus({ preventScroll: true });
        }}
      />
    </article>
  );
}

/** One line in the place of a quoted post. The focus moves to the post that is shown. */
export function FilteredQuote({ results, onShow }: FilteredProps) {
  return (
    <p className="rk-quote" data-unavailable>
      <FilterLine
        results={results}
        onShow={button => {
          const around = button.closest('.rk-quote')?.parentElement;
          flushSync(onShow);
          around?.querySelector<HTMLElement>('.rk-quote a')?.focus({ preventScroll: true });
        }}
      />
    </p>
  );
}

/** The filters and the words that match. A hidden post cannot be shown. */
function FilterLine({ results, onShow }: { results: readonly FilterResult[]; onShow: (button: HTMLElement) => void }) {
  const text = useMessages(messages);
  const locale = useFormattingLocale();
  const warning = warningOf(results);
  const titles = listText(warning.titles, locale);
  const words = listText(warning.words, locale);
  return (
    <>
      <span dir="auto">{warning.words.length === 0 ? text.filtered({ titles }) : text.filteredBy({ titles, words })}</span>
      {!warning.isHidden && (
        <button type="button" className="rk-link-button" onClick={({ currentTarget }) => onShow(currentTarget)}>
          {text.showAnyway()}
        </button>
      )}
    </>
  );
}
