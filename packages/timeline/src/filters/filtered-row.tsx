import { listText, useFormattingLocale, useMessages } from '@rookery/ui';
import { flushSync } from 'react-dom';
import { messages } from './messages.js';
import type { FilterWarning } from './filter-rules.js';

export interface FilteredRowProps {
  warning: FilterWarning;
  /** One-based place in the list. */
  position?: number | undefined;
  /** Rows of the list; -1 when not known. */
  setSize?: number | undefined;
  onShow: () => void;
}

/** One line in the place of a post that a filter of the reader matches. The focus moves to the post that is shown. */
export function FilteredRow({ warning, position, setSize, onShow }: FilteredRowProps) {
  const text = useMessages(messages);
  const locale = useFormattingLocale();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the feed pattern of ARIA: its articles take the focus
    <article className="rk-unavailable rk-filtered" tabIndex={0} aria-posinset={position} aria-setsize={setSize}>
      <span dir="auto">{text.filtered({ titles: listText(warning.titles, locale) })}</span>
      {!warning.isHidden && (
        <button
          type="button"
          className="rk-link-button"
          onClick={({ currentTarget }) => {
            const row = currentTarget.closest('article')?.parentElement;
            flushSync(onShow);
            row?.querySelector('article')?.focus({ preventScroll: true });
          }}
        >
          {text.showAnyway()}
        </button>
      )}
    </article>
  );
}
