import { detectFeatures, isApiError, reportsOf, type Client, type Report, type ReportDraft } from '@rookery/api-client';
import { instanceQuery, outcomeOfError, ResultUnknowable } from '@rookery/store';
import type { QueryClient } from '@tanstack/react-query';
import type { ReportKind } from './report-record.js';

/** Servers with the feature `idempotentRequests` know a key for this time. */
const KEY_LIFETIME_MS = 6 * 60 * 60_000;

/**
 * How the outbox sends a report once (HINT-10). After a lost answer it is sent again only where the server recognizes its key, and looked
 * for where the server lists own reports.
 *
 * @param now Epoch ms.
 */
export function reportKind(client: Client, queryClient: QueryClient, now: () => number = Date.now): ReportKind {
  return {
    async send({ id, payload }) {
      try {
        await reportsOf(client).create(payload.draft, { idempotencyKey: id });
      } catch (error) {
        // The server accepted it; the words of its answer do not matter.
        if (!isApiError(error) || outcomeOfError(error, false) !== 'disagrees') throw error;
      }
      return true;
    },
    async find({ payload: { draft }, mayBeSent, firstSentAt }) {
      // Every attempt has its answer.
      if (!mayBeSent) return null;
      const features = detectFeatures(await queryClient.fetchQuery(instanceQuery(client)));
      if (features.idempotentRequests && firstSentAt !== null && now() - firstSentAt < KEY_LIFETIME_MS) return null;
      if (!features.ownReports) throw new ResultUnknowable();
      const reports = await reportsOf(client).about(draft.account_id);
      return reports.some(report => isSame(report, draft)) ? true : null;
    },
  };
}

/** An earlier report with the same content serves the reader as well. */
function isSame(report: Report, draft: ReportDraft): boolean {
  return report.comment === draft.comment && report.status_ids.toSorted().join() === draft.status_ids.toSorted().join();
}
