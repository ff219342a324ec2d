import {
  type AdminCanonicalEmailBlock,
  adminCanonicalEmailBlocksOf,
  type AdminEmailDomainBlock,
  adminEmailDomainBlocksOf,
  type AdminIpBlock,
  adminIpBlocksOf,
  type IpBlockDraft,
} from '@rookery/api-client/admin';
import { staffTable } from '../entries/staff-table.data.js';

/** The e-mail providers that nobody can sign up with, latest first. */
export const providersTable = staffTable<AdminEmailDomainBlock, { domain: string; allow_with_approval: boolean }>(
  'email-providers',
  adminEmailDomainBlocksOf,
);

/** The e-mail addresses that nobody can sign up with, latest first. */
export const addressesTable = staffTable<AdminCanonicalEmailBlock, { email: string }>(
  'email-addresses',
  adminCanonicalEmailBlocksOf,
);

/** The network addresses that are blocked, latest first. */
export const networksTable = staffTable<AdminIpBlock, Omit<IpBlockDraft, 'expires_in'> & Partial<IpBlockDraft>>(
  'ip-blocks',
  client => {
    const { create, ...rest } = adminIpBlocksOf(client);
    return { ...rest, create: draft => create({ expires_in: null, ...draft }) };
  },
);
