import type { Account } from '@rookery/api-client';
import type { OutboxListeners } from '@rookery/store';
import { defineMessages, useMessages, useNotify } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { isReport } from './report-record.js';
import { isReportShown } from './report-sending.data.js';

/** Texts about reports whose dialog is not open. */
export const reportNoticeMessages = defineMessages('reportNotice', {
  reported: 'Your report about @{acct} was sent.',
  notReported: 'Your report about @{acct} was not sent.',
  notReportedReason: 'Your report about @{acct} was not sent: {reason}',
  reportUnclear: 'The server did not say whether it has your report about @{acct}.',
  view: 'View',
});

/** Tells in toasts what happens to reports whose dialog is not open. */
export function useReportNotices(onOpen: (account: Account) => void): Omit<OutboxListeners, 'onAdded'> {
  const text = useMessages(reportNoticeMessages);
  const notify = useNotify();
  const queryClient = useQueryClient();
  return {
    onSent(record) {
      if (!isReport(record) || isReportShown(queryClient, record.id)) return;
      notify({ kind: 'success', text: text.reported({ acct: record.payload.account.acct }) });
    },
    onFailed(record) {
      if (!isReport(record) || isReportShown(queryClient, record.id)) return;
      const { account } = record.payload;
      const { acct } = account;
      const reason = record.failure?.text ?? null;
      // The server may have it.
      const plain = record.mayBeSent ? text.reportUnclear({ acct }) : text.notReported({ acct });
      notify({
        kind: 'error',
        text: reason === null ? plain : text.notReportedReason({ acct, reason }),
        action: { label: text.view(), onPress: () => onOpen(account) },
      });
    },
  };
}
