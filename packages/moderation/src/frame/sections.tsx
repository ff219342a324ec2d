import {
  canManageAnnouncements,
  canManageBlocks,
  canManageFederation,
  canManageReports,
  canManageRules,
  canManageUsers,
  canViewAuditLog,
  type StaffMember,
} from '@rookery/api-client';
import type { AdminApi, StaffFeatures } from '@rookery/api-client/admin';
import type { ComponentType } from 'react';
import { AccountsSection } from '../accounts/accounts.screen.js';
import { AnnouncementsSection } from '../announcements/announcements.screen.js';
import { ApprovalsSection } from '../approvals/approvals.screen.js';
import { BlocksSection } from '../blocks/blocks.screen.js';
import type { StaffCount, StaffCounts } from '../data/counts.data.js';
import type { SectionName } from '../context/moderation-options.js';
import { LogSection } from '../log/log.screen.js';
import { ReportsSection } from '../reports/reports.screen.js';
import { RulesSection } from '../rules/rules.screen.js';
import { ServersSection } from '../servers/servers.screen.js';

interface Section {
  readonly name: SectionName;
  /** Whether the role of the member has it. */
  isFor(member: StaffMember): boolean;
  /** Whether the server has it. */
  isOffered(features: StaffFeatures, api: AdminApi): boolean;
  /** The number that waits in it; null: nothing is counted. */
  countOf?(counts: StaffCounts): StaffCount | null;
  readonly Content: ComponentType;
}

const always = (): boolean => true;

/** The sections, in the order shown. */
const sections: readonly Section[] = [
  { name: 'reports', isFor: canManageReports, isOffered: always, countOf: ({ reports }) => reports, Content: ReportsSection },
  { name: 'accounts', isFor: canManageUsers, isOffered: always, Content: AccountsSection },
  {
    name: 'approvals',
    isFor: canManageUsers,
    isOffered: always,
    countOf: ({ approvals }) => approvals,
    Content: ApprovalsSection,
  },
  {
    name: 'announcements',
    isFor: canManageAnnouncements,
    isOffered: ({ adminAnnouncements }) => adminAnnouncements,
    Content: AnnouncementsSection,
  },
  { name: 'servers', isFor: canManageFederation, isOffered: ({ adminBlocks }) => adminBlocks, Content: ServersSection },
  { name: 'rules', isFor: canManageRules, isOffered: ({ adminRules }) => adminRules, Content: RulesSection },
  { name: 'blocks', isFor: canManageBlocks, isOffered: ({ adminBlocks }) => adminBlocks, Content: BlocksSection },
  { name: 'log', isFor: canViewAuditLog, isOffered: ({ moderationLog }) => moderationLog, Content: LogSection },
];

/** The sections that the server and the role of the member have. */
export const offeredSections = (member: StaffMember, features: StaffFeatures, api: AdminApi): readonly Section[] =>
  sections.filter(({ isFor, isOffered }) => isFor(member) && isOffered(features, api));

/** Whether the role of the member has a section that the server offers on its own pages alone. */
export const isElsewhere = (name: SectionName | null, member: StaffMember, features: StaffFeatures, api: AdminApi): boolean =>
  sections.some(section => section.name === name && section.isFor(member) && !section.isOffered(features, api));
