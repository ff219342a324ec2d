import type { Account, FeaturedTag, List } from '@rookery/api-client';

/** The addresses of pages about accounts. Those of profiles, posts and hashtags are the `hrefs` of the `TimelineProvider`. */
export interface PeopleHrefs {
  followers(account: Account): string;
  following(account: Account): string;
  /** The posts of an account with a hashtag that it features. */
  taggedPosts(account: Account, tag: FeaturedTag): string;
  /** The posts of one of the reader's lists. */
  list(list: List): string;
  /** The editor of the reader's own profile. */
  profileEditor: string;
}

/** A question before something is done that cannot be undone. */
export type PeopleQuestion = 'deleteList' | 'discardProfile';

/** Links and callbacks of the app around these parts. Those that timelines need, too, are given to the `TimelineProvider`. */
export interface PeopleOptions {
  hrefs: PeopleHrefs;
  /** Asks a question, and calls `act` when the reader agrees. */
  onAsk(question: PeopleQuestion, act: () => void): void;
  /** Asks before all accounts of a domain are blocked. `domain`: `Account.domain`. */
  onBlockDomain(domain: string): void;
  /** Shows the avatar or the header picture of a profile. */
  onOpenPicture(accountId: string, picture: 'avatar' | 'header'): void;
  /** Leaves the page: to another address of the app, or back. */
  onLeave(to: { href: string } | 'back'): void;
}
