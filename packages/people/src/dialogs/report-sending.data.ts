import type { Client } from '@rookery/api-client';
import { accountState, loadKinds, registerOutboxKind } from '@rookery/store';
import type { QueryClient } from '@tanstack/react-query';
import { REPORT, type ReportKind, type ReportPayload } from './report-record.js';

// Small on purpose: an app that shows no report sends those of an earlier visit, and loads the code for it when there are any.

/** Lets the outbox of the account send reports (HINT-10), with code that is loaded for the first of them. */
export function registerReports(client: Client, queryClient: QueryClient): void {
  const load = loadKinds(async (): Promise<ReportKind> =>
    (await import('./report-kind.data.js')).reportKind(client, queryClient),
  );
  registerOutboxKind<ReportPayload, true>(queryClient, REPORT, {
    outlivesSignOut: true,
    send: async record => (await load()).send(record),
    find: async record => (await load()).find(record),
  });
}

/** The reports whose dialog is open, by the ids of their records. */
const shownReports = accountState('reports on the screen', () => new Set<string>());

/** Marks a report as shown by its dialog. Returns a function that ends it. */
export function markReportShown(queryClient: QueryClient, recordId: string): () => void {
  const shown = shownReports(queryClient).add(recordId);
  return () => void shown.delete(recordId);
}

/** Whether a dialog tells what happens to the report. */
export const isReportShown = (queryClient: QueryClient, recordId: string): boolean => shownReports(queryClient).has(recordId);
