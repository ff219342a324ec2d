import type { Account, Status } from '@rookery/api-client';

/** What the app around the lists offers to keys and buttons alike. Null: not offered. */
export interface FeedCallbacks {
  isSignedIn: boolean;
  onSignInNeeded(): void;
  onOpenStatus(status: Status): void;
  onOpenAccount(account: Account): void;
  /** Starts a reply; null: a reply starts by opening the post. */
  onReply: ((status: Status) => void) | null;
  /** Starts a post that mentions the account. */
  onMention: ((account: Account) => void) | null;
  /** Offers reactions to the post. */
  onReact: ((status: Status) => void) | null;
  /** Shows the attachment at this index of the post; null: a picture opens in a tab of its own. */
  onOpenMedia: ((status: Status, index: number) => void) | null;
}
