// Requests of the staff (HINT-11), an entry of its own: no page of a member loads it.
export type { AdminAccount, AdminTarget } from '../entities/admin-account.js';
export type { AdminReport, ReportNote } from '../entities/admin-report.js';
export type {
  AdminCanonicalEmailBlock,
  AdminDomainAllow,
  AdminDomainBlock,
  AdminEmailDomainBlock,
  AdminIpBlock,
} from '../entities/admin-blocks.js';
export type { AdminAnnouncement, AdminRule, ModerationLogEntry } from '../entities/admin-server.js';
export { detectStaffFeatures, type StaffFeatures } from '../features/staff-features.js';
export { type AdminApi, adminApiOf, hasStaffScopes, STAFF_SCOPES } from '../resources/admin-api.js';
export {
  type AdminAccountFilter,
  adminAccountsOf,
  type AdminAction,
  type AdminActionDraft,
  adminActions,
  adminUsersOf,
} from '../resources/admin-accounts.js';
export { type AdminReportFilter, adminReportsOf, adminStatusesOf } from '../resources/admin-reports.js';
export {
  adminCanonicalEmailBlocksOf,
  adminDomainAllowsOf,
  adminDomainBlocksOf,
  adminEmailDomainBlocksOf,
  adminIpBlocksOf,
  type DomainBlockDraft,
  type DomainTies,
  domainTiesOf,
  type IpBlockDraft,
} from '../resources/admin-blocks.js';
export {
  adminAnnouncementsOf,
  adminRulesOf,
  type AnnouncementDraft,
  moderationLogOf,
  type RuleDraft,
} from '../resources/admin-server.js';
export type { NumberedPage } from '../resources/numbered-page.js';
