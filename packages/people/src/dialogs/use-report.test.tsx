import { createClient, detectFeatures, type Client } from '@rookery/api-client';
import { anAccount, anInstance } from '@rookery/api-client/testing';
import { ClientProvider, createQueryClient, outboxOf } from '@rookery/store';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ReportRecord } from './report-record.js';
import { isReportShown } from './report-sending.data.js';
import { useReport } from './use-report.js';

const account = anAccount({ id: '7' });
const instance = anInstance({ version: '3.0.0' });

afterEach(() => void vi.restoreAllMocks());

/** A dialog about the account, on a server that answers reports like this. */
function openReport(answer: () => Response, queryClient = createQueryClient()) {
  const requests: string[] = [];
  const client: Client = createClient({
    baseUrl: 'https://a.test',
    accessToken: 'token',
    fetch: async (_input, init) => {
      requests.push(String(init?.method));
      return answer();
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>{children}</ClientProvider>
    </QueryClientProvider>
  );
  const server = { features: detectFeatures(instance), rules: [] };
  const { result, unmount } = renderHook(() => useReport(account, null, server), { wrapper });
  const finish = async (): Promise<void> => {
    act(() => result.current.change({ comment: 'Spam' }));
    while (!result.current.isLast) act(() => result.current.next());
    act(() => result.current.next());
  };
  return { result, unmount, finish, requests, queryClient, outbox: outboxOf(queryClient, client) };
}
const sent = () => Response.json({ id: '5', comment: 'Spam', status_ids: [] });
const refused = () => Response.json({ error: 'No' }, { status: 422 });

it('[HINT-10] hands the report to the outbox, and says when it is sent', async () => {
  const { result, finish, outbox } = openReport(sent);
  await finish();
  expect(result.current.phase.kind).toBe('sending');
  await waitFor(() => expect(result.current.phase.kind).toBe('sent'));
  expect(outbox.getRecords()).toEqual([]);
});

it('[HINT-10] keeps a report without a connection for later, and takes it back when an answer changes', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { result, finish, outbox, requests } = openReport(sent);
  await finish();
  await waitFor(() => expect(result.current.phase.kind).toBe('waiting'));
  expect(outbox.getRecords()).toMatchObject([{ kind: 'report', payload: { draft: { comment: 'Spam' } } }]);
  act(() => result.current.change({ comment: 'Spam.' }));
  expect(result.current.phase.kind).toBe('editing');
  await waitFor(() => expect(outbox.getRecords()).toEqual([]));
  expect(requests).toEqual([]);
});

it('[HINT-10] keeps a refused report over the end of its dialog, and shows it with its answers in the next one', async () => {
  const { result, finish, unmount, queryClient, outbox } = openReport(refused);
  await finish();
  await waitFor(() => expect(result.current.phase).toEqual({ kind: 'failed', text: 'No' }));
  const id = (outbox.getRecords()[0] as ReportRecord).id;
  expect(isReportShown(queryClient, id)).toBe(true);
  unmount();
  expect(isReportShown(queryClient, id)).toBe(false);
  const next = openReport(refused, queryClient);
  expect(next.result.current).toMatchObject({
    phase: { kind: 'failed', text: 'No' },
    answers: { comment: 'Spam' },
    isLast: true,
  });
  await act(() => next.result.current.withdraw());
  expect(outbox.getRecords()).toEqual([]);
});
