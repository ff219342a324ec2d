import type { Account } from '@rookery/api-client';
import { isOwnHost } from '@rookery/ui';

/**
 * Whether an account is at another server than the reader's. Some servers name the host of their own
 * accounts, too.
 *
 * @param ownHosts The hosts of the reader's server.
 */
export function isRemote({ acct }: Pick<Account, 'acct'>, ownHosts: readonly string[]): boolean {
  return acct.includes('@') && !isOwnHost(acct.slice(acct.lastIndexOf('@') + 1), ownHosts);
}
