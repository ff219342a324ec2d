import type { FilterResult } from '@rookery/api-client';
import { warningOf } from '@rookery/store';
import { Button, listText, useFormattingLocale, useMessages } from '@rookery/ui';
import { flushSync } from 'react-dom';
import { chatsMessages } from '../messages.js';

export interface FilteredLineProps {
  /** The filters that cover the message, or its files. */
  results: readonly FilterResult[];
  /** It is one of the stops of the log: the arrow keys lead to it, and Tab where it is the newest message. */
  tabIndex?: number | undefined;
  onShow(): void;
}

/** The filters and the words that match, in the place of a message or its files. The focus moves to the message that is shown. */
export function FilteredLine({ results, tabIndex, onShow }: FilteredLineProps) {
  const text = useMessages(chatsMessages);
  const locale = useFormattingLocale();
  const warning = warningOf(results);
  const titles = listText(warning.titles, locale);
  const words = listText(warning.words, locale);
  return (
    <p className="rk-message-filtered">
      <span dir="auto">{words === '' ? text.filtered({ titles }) : text.filteredBy({ titles, words })}</span>
      <Button
        variant="plain"
        size="sm"
        className={tabIndex === undefined ? undefined : 'rk-message-actions'}
        tabIndex={tabIndex}
        onClick={({ currentTarget }) => {
          const row = currentTarget.closest<HTMLElement>('[role=listitem], li');
          flushSync(onShow);
          (row?.querySelector<HTMLElement>('.rk-message-actions') ?? row)?.focus({ preventScroll: true });
        }}
      >
        {text.showAnyway()}
      </Button>
    </p>
  );
}
