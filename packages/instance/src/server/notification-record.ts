import type { NotificationType } from '../server-profiles/notification-profile.js';

export interface NotificationRecord {
  readonly id: string;
  readonly type: NotificationType;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** The account that acted. */
  readonly accountId: string;
  /** The status concerned; null for follows. */
  readonly statusId: string | null;
  /** Further fields of the type, as sent. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** Kept back by the policy of the account: among its notification requests. */
  isFiltered?: boolean;
}

export type NotificationDraft = Omit<NotificationRecord, 'id'>;

/** The groups of accounts that a policy names, and its choices for their notifications. */
export const policyGroups = [
  'for_not_following',
  'for_not_followers',
  'for_new_accounts',
  'for_private_mentions',
  'for_limited_accounts',
] as const;

export type PolicyGroup = (typeof policyGroups)[number];
export type PolicyChoice = 'accept' | 'filter' | 'drop';
export type NotificationPolicy = Readonly<Record<PolicyGroup, PolicyChoice>>;
