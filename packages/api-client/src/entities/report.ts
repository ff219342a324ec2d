import { date, type Decoded, type Decoder, flag, html, id, identified, list, object, oneOf, texts } from './decode.js';
import { parseAccount } from './account.js';

/** The reason of a report. Servers before `legal` know the other three. */
export type ReportCategory = 'spam' | 'legal' | 'violation' | 'other';

const report = object({
  id,
  action_taken: flag,
  category: oneOf(['spam', 'legal', 'violation'], 'other'),
  comment: html,
  forwarded: flag,
  created_at: date,
  status_ids: texts(),
  rule_ids: texts(),
  target_account: parseAccount,
});

/** A report that the reader has sent (HINT-10). */
export type Report = Decoded<typeof report>;

/** Pleroma answers a report with nothing but its id and state. */
export const parseReport: Decoder<Report> = report;
export const reports: Decoder<Report[]> = list('Report', identified(report));
