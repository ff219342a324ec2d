import type { Account } from '@rookery/api-client';
import type { AdminApi, StaffFeatures } from '@rookery/api-client/admin';

/** The sections of the moderator's screens, in the order shown. */
export const sectionNames = ['reports', 'accounts', 'approvals', 'announcements', 'servers', 'rules', 'blocks', 'log'] as const;

export type SectionName = (typeof sectionNames)[number];

/** The address of a section, and the ways to others: an app keeps them in its own addresses. */
export interface ModerationPlace {
  /** The item that is open in the section, such as the id of a report; null: its list. */
  itemId: string | null;
  /** The filter of the section, as the query of an address without '?'. */
  search: string;
  /** The reader came back to the page: its list opens where it was left. */
  restore: boolean;
  /** The address of a section, or of an item in it. `search`: as above. */
  hrefOf(section: SectionName, itemId?: string, search?: string): string;
  /** Opens an address of `hrefOf`. `isReplacing`: in the place of the one that is open. */
  onOpen(href: string, isReplacing?: boolean): void;
}

/** The server and the member of the staff that moderates it. */
export interface Moderation extends ModerationPlace {
  api: AdminApi;
  features: StaffFeatures;
  /** The signed-in account. */
  member: Account;
}
