import type { Account } from './account.js';

/** The part of an account that says what it may do. */
export type StaffMember = Pick<Account, 'role' | 'is_admin' | 'is_moderator'>;

/** Flags of a role on Mastodon. */
const FLAGS = {
  administrator: 0x1,
  viewAuditLog: 0x4,
  manageReports: 0x10,
  manageFederation: 0x20,
  manageBlocks: 0x80,
  manageUsers: 0x400,
  manageRules: 0x1000,
  manageAnnouncements: 0x2000,
  deleteUserData: 0x80000,
} as const;

const STAFF_FLAGS = Object.values(FLAGS).reduce((all, flag) => all | flag, 0);

/** The flags of the role; 0 for none, or for a text that is no sum of flags. */
function flagsOf({ role }: StaffMember): number {
  const permissions = role?.permissions ?? '';
  return /^\d{1,15}$/.test(permissions) ? Number(permissions) & STAFF_FLAGS : 0;
}

/** Pleroma and its forks have administrators, who may do everything, and moderators, who may do what is named here. */
const ofModerators = new Set<keyof typeof FLAGS>(['manageReports']);

function may(member: StaffMember, permission: keyof typeof FLAGS): boolean {
  const flags = flagsOf(member);
  if (member.is_admin || (flags & FLAGS.administrator) !== 0) return true;
  if (flags !== 0) return (flags & FLAGS[permission]) !== 0;
  return member.is_moderator && ofModerators.has(permission);
}

/** Whether the account reads and resolves reports, and acts on what they are about (HINT-11). The server decides again. */
export const canManageReports = (member: StaffMember): boolean => may(member, 'manageReports');
/** Whether the account finds members, approves new ones and acts on them. */
export const canManageUsers = (member: StaffMember): boolean => may(member, 'manageUsers');
/** Whether the account deletes members with all that they wrote. */
export const canDeleteUserData = (member: StaffMember): boolean => may(member, 'deleteUserData');
/** Whether the account limits other servers. */
export const canManageFederation = (member: StaffMember): boolean => may(member, 'manageFederation');
/** Whether the account blocks e-mail and network addresses. */
export const canManageBlocks = (member: StaffMember): boolean => may(member, 'manageBlocks');
export const canManageRules = (member: StaffMember): boolean => may(member, 'manageRules');
export const canManageAnnouncements = (member: StaffMember): boolean => may(member, 'manageAnnouncements');
/** Whether the account reads what the staff has done. */
export const canViewAuditLog = (member: StaffMember): boolean => may(member, 'viewAuditLog');
/** Whether there is anything to moderate for the account. */
export const isStaff = (member: StaffMember): boolean => member.is_admin || member.is_moderator || flagsOf(member) !== 0;
