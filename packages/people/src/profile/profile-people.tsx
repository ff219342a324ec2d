import type { Account, FeaturedTag } from '@rookery/api-client';
import { Avatar, DisplayName, LazyModal, Link, safeUrl, useFormat, useMessages } from '@rookery/ui';
import { useState } from 'react';
import { AccountRow } from '../accounts/account-row.js';
import { profileMessages } from './profile-messages.js';
import { usePeopleOptions } from '../options/use-people-options.js';
import { useTimelineOptions } from '@rookery/timeline';
import { profilePartMessages } from './messages.js';
import { NamedSentence } from './named-sentence.js';

/** The name as text: custom emoji would be their codes. */
const nameOf = ({ display_name: name, emojis, username }: Account): string =>
  emojis.reduce((text, { shortcode }) => text.replaceAll(`:${shortcode}:`, ''), name).trim() || username;

/** The most avatars beside the names. */
const AVATARS_SHOWN = 3;

/** Followers of a profile whom the reader follows: two names, the others in a dialog. */
export function FamiliarFollowers({ accounts }: { accounts: readonly Account[] }) {
  const text = useMessages(profilePartMessages);
  const [isOpen, setOpen] = useState(false);
  const [first, second] = accounts;
  if (first === undefined) return null;
  const names = { first: nameOf(first), second: second === undefined ? '' : nameOf(second), count: accounts.length - 2 };
  const line =
    second === undefined ? text.familiarOne(names) : accounts.length === 2 ? text.familiarTwo(names) : text.familiarMore(names);
  return (
    <>
      <button type="button" className="rk-profile-familiar" onClick={() => setOpen(true)}>
        <span className="rk-profile-avatars">
          {accounts.slice(0, AVATARS_SHOWN).map(account => (
            <Avatar key={account.id} src={safeUrl(account.avatar_static, 'media')} name={nameOf(account)} size={24} />
          ))}
        </span>
        <span>{line}</span>
      </button>
      <LazyModal isOpen={isOpen} onClose={() => setOpen(false)} historyEntry="shared" title={text.familiar()}>
        <ul className="rk-account-list">
          {accounts.map(account => (
            <AccountRow key={account.id} account={account} />
          ))}
        </ul>
      </LazyModal>
    </>
  );
}

/** The hashtags that an account features, linked to its posts with them. */
export function FeaturedTags({ account, tags }: { account: Account; tags: readonly FeaturedTag[] }) {
  const text = useMessages(profilePartMessages);
  const profile = useMessages(profileMessages);
  const format = useFormat();
  const { hrefs } = usePeopleOptions();
  if (tags.length === 0) return null;
  return (
    <ul className="rk-profile-tags" aria-label={text.featuredTags()}>
      {tags.map(tag => (
        <li key={tag.id}>
          <Link href={hrefs.taggedPosts(account, tag)}>
            <DisplayName name={`#${tag.name}`} />{' '}
            <small>{profile.postsCount({ count: tag.statuses_count, formatted: format.number(tag.statuses_count) })}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The accounts that an account recommends. */
export function Endorsements({ name, accounts }: { name: string; accounts: readonly Account[] }) {
  const text = useMessages(profilePartMessages);
  const { hrefs } = useTimelineOptions();
  if (accounts.length === 0) return null;
  return (
    <section className="rk-profile-endorsed" aria-label={text.endorsements({ name })}>
      <h3>
        <NamedSentence sentence={text.endorsements} name={name} />
      </h3>
      <ul>
        {accounts.map(account => (
          <li key={account.id}>
            <Link href={hrefs.account(account)}>
              <Avatar src={safeUrl(account.avatar_static, 'media')} name={nameOf(account)} size={24} />
              <bdi>{nameOf(account)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
