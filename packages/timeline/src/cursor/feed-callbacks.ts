import type { Account, Status } from '@rookery/api-client';

/** What the page around feeds gives to keys and buttons alike. */
export interface FeedCallbacks {
  isSignedIn: boolean;
  onSignInNeeded(): void;
  /** Begins a reply; null: a reply begins by opening the post. */
  onReply: ((status: Status) => void) | null;
  /** Begins a post that mentions the account; null: not offered. */
  onMention: ((account: Account) => void) | null;
  /** Offers reactions to the post; null: not offered. */
  onReact: ((status: Status) => void) | null;
  /** Shows the medium at this place (0-based) among the post's; null: a picture opens in a tab of its own. */
  onOpenMedia: ((status: Status, index: number) => void) | null;
}
