import { TimelineProvider } from '@rookery/timeline';
import type { ReactNode } from 'react';
import type { PeopleOptions } from '../options/people-options.js';
import { PeopleProvider } from '../people-provider.js';

const nothing = (): void => undefined;
/** Options that do nothing. */
export const options: PeopleOptions = {
  hrefs: {
    followers: ({ acct }) => `/@${acct}/followers`,
    following: ({ acct }) => `/@${acct}/following`,
    taggedPosts: ({ acct }, { name }) => `/@${acct}/tagged/${name}`,
    list: ({ id }) => `/list/${id}`,
    profileEditor: '/settings/profile',
  },
  onAsk: nothing,
  onBlockDomain: nothing,
  onOpenPicture: nothing,
  onLeave: nothing,
};

/** The providers that parts about accounts need, of a member. */
export function InPeople({ children }: { children: ReactNode }) {
  return (
    <TimelineProvider options={{ isSignedIn: true, storage: null, hrefs: { account: ({ acct }) => `/@${acct}` } }}>
      <PeopleProvider options={options}>{children}</PeopleProvider>
    </TimelineProvider>
  );
}
