/* Loaded when the reader looks for the author of posts. */
export { AccountSearch } from '@rookery/ui/account-search';
