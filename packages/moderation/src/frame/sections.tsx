import { canManageReports, canManageUsers, type StaffMember } from '@rookery/api-client';
import type { AdminApi, StaffFeatures } from '@rookery/api-client/admin';
import type { ComponentType } from 'react';
import { AccountsSection } from '../accounts/accounts.screen.js';
import type { StaffCount, StaffCounts } from '../data/counts.data.js';
import type { SectionName } from '../context/moderation-options.js';
import { ReportsSection } from '../reports/reports.screen.js';

interface Section {
  readonly name: SectionName;
  /** Whether the role of the member has it. */
  isFor(member: StaffMember): boolean;
  /** Whether the server has it. */
  isOffered(features: StaffFeatures, api: AdminApi): boolean;
  /** What waits in it; null: nothing is counted. */
  countOf?(counts: StaffCounts): StaffCount | null;
  readonly Content: ComponentType;
}

const always = (): boolean => true;

/** The sections, in the order shown. */
const sections: readonly Section[] = [
  { name: 'reports', isFor: canManageReports, isOffered: always, countOf: ({ reports }) => reports, Content: ReportsSection },
  { name: 'accounts', isFor: canManageUsers, isOffered: always, Content: AccountsSection },
];

/** The sections that the server and the role of the member have. */
export const offeredSections = (member: StaffMember, features: StaffFeatures, api: AdminApi): readonly Section[] =>
  sections.filter(({ isFor, isOffered }) => isFor(member) && isOffered(features, api));
