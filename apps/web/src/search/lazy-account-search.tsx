import { AccountSearch, type AccountSearchProps } from '@rookery/ui/account-search';
import '@rookery/ui/account-search.css';
import type { FoundAccount } from '@rookery/people/accounts';

/** The search box for accounts, lazy-loaded: it opens on demand. UI-01 */
export function LazyAccountSearch(props: AccountSearchProps<FoundAccount>) {
  return <AccountSearch {...props} />;
}
