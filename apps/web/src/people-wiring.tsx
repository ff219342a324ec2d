import { PeopleProvider, type PeopleHrefs, type PeopleOptions } from '@rookery/people';
import { useMemo, type ReactNode } from 'react';
import { modals, openBlockDomain } from './modals/modals.js';
import { pageAt } from './routing/base.dom.js';
import { hrefs } from './routing/hrefs.js';
import { useOpenPicture } from './routing/use-open-media.js';
import { useStableNavigate } from './routing/use-stable-navigate.js';

const peopleHrefs: PeopleHrefs = {
  followers: account => `${hrefs.account(account)}/followers`,
  following: account => `${hrefs.account(account)}/following`,
  taggedPosts: (account, { name }) => `${hrefs.account(account)}/tagged/${encodeURIComponent(name.toLowerCase())}`,
  list: ({ id }) => `/list/${encodeURIComponent(id)}`,
  profileEditor: '/settings/profile',
};

/** Connects profiles, lists of accounts and their dialogs to this app's routes and modals. */
export function PeopleWiring({ children }: { children: ReactNode }) {
  const navigate = useStableNavigate();
  const onOpenPicture = useOpenPicture();
  const options = useMemo<PeopleOptions>(
    () => ({
      hrefs: peopleHrefs,
      onAsk: (question, act) => modals.open({ type: 'CONFIRM', question, onConfirm: act }),
      onBlockDomain: openBlockDomain,
      onOpenPicture,
      onLeave: to => (to === 'back' ? navigate(-1) : navigate(pageAt(to.href))),
    }),
    [navigate, onOpenPicture],
  );
  return <PeopleProvider options={options}>{children}</PeopleProvider>;
}
