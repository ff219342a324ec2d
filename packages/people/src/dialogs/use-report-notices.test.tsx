import { anAccount } from '@rookery/api-client/testing';
import { createQueryClient, type OutboxRecord } from '@rookery/store';
import { ToastRegion } from '@rookery/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { markReportShown } from './report-sending.data.js';
import { useReportNotices } from './use-report-notices.js';

const account = anAccount({ acct: 'wren' });

const aRecord = (further: Partial<OutboxRecord> = {}): OutboxRecord => ({
  id: 'a',
  kind: 'report',
  subject: 's',
  payload: { account, draft: {} },
  draftId: null,
  isPrepared: true,
  uploads: [],
  order: 1,
  createdAt: 0,
  state: 'waiting',
  notBefore: 0,
  attempts: 0,
  firstSentAt: null,
  mayBeSent: false,
  looksInVain: 0,
  failure: null,
  ...further,
});
const refused = (text: string | null) =>
  ({ state: 'failed', failure: { reason: 'refused', status: 422, text, uploadId: null } }) as const;

function show() {
  const queryClient = createQueryClient();
  const onOpen = vi.fn();
  let notices: ReturnType<typeof useReportNotices> | null = null;
  function Page() {
    notices = useReportNotices(onOpen);
    return <ToastRegion />;
  }
  render(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  );
  const tell = (name: 'onSent' | 'onFailed', record: OutboxRecord) => act(() => notices?.[name](record, true));
  return { queryClient, onOpen, tell };
}

it('[HINT-10] tells of a report that was sent', async () => {
  show().tell('onSent', aRecord());
  expect(await screen.findByText('Your report about @wren was sent.')).toBeVisible();
});

it('[HINT-10] tells why a report was refused, and opens it again', async () => {
  const { tell, onOpen } = show();
  tell('onFailed', aRecord(refused('No reports today')));
  expect(await screen.findByText('Your report about @wren was not sent: No reports today')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'View' }).at(-1) as HTMLElement);
  expect(onOpen).toHaveBeenCalledWith(account);
});

it('[HINT-10] tells of a report that the server may have', async () => {
  show().tell('onFailed', aRecord({ ...refused(null), mayBeSent: true }));
  expect(await screen.findByText('The server did not say whether it has your report about @wren.')).toBeVisible();
});

it('says nothing of a report whose dialog is open, and of other records', () => {
  const { tell, queryClient } = show();
  const before = screen.queryAllByText(/report about @wren/).length;
  markReportShown(queryClient, 'a');
  tell('onSent', aRecord());
  tell('onFailed', aRecord(refused(null)));
  tell('onSent', aRecord({ id: 'b', kind: 'post' }));
  expect(screen.queryAllByText(/report about @wren/)).toHaveLength(before);
});
