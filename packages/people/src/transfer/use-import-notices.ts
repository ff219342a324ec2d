import { doneCount, type OutboxListeners } from '@rookery/store';
import { defineMessages, useFormat, useMessages, useNotify } from '@rookery/ui';
import { isImport } from './import-record.js';

/** Texts about imports whose page is not open. */
export const importNoticeMessages = defineMessages('importNotice', {
  imported: 'The import has finished: {done} of {total} entries.',
  view: 'View',
});

/**
 * Tells in a toast that an import is over, while its page is not open.
 *
 * @param page The path of the page with the imports and their reports.
 * @param onOpen Opens it.
 */
export function useImportNotices(page: string, onOpen: () => void): Pick<OutboxListeners, 'onSent'> {
  const text = useMessages(importNoticeMessages);
  const format = useFormat();
  const notify = useNotify();
  return {
    onSent(record) {
      if (!isImport(record) || window.location.pathname === page) return;
      const { job } = record.payload;
      const numbers = { done: format.number(doneCount(job)), total: format.number(job.total) };
      notify({ kind: 'success', text: text.imported(numbers), action: { label: text.view(), onPress: onOpen } });
    },
  };
}
