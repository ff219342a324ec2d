import { AccountSearch, type AccountChoice, type AccountSearchProps } from '@rookery/ui/account-search';

/** The search for the author of posts. Its code loads when it opens. */
export function AuthorSearch(props: AccountSearchProps<AccountChoice>) {
  return <AccountSearch {...props} />;
}
