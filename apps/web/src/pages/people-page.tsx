import { useAccountByAcct, useClient } from '@rookery/api-client/query';
import { BlankState, LoadMore, Loading, useMessages } from '@rookery/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { messages } from '../messages/messages.js';
import { profileMessages } from '../messages/profile-messages.js';
import { PersonRow } from '../profile/person-row.js';
import { peopleQuery } from '../profile/people.data.js';
import { PageHeader } from '../shell/page-header.js';
import { LoadFailure } from './members-only.js';

/** The followers of an account, or the accounts it follows. NAV-04 */
export function PeoplePage() {
  const text = useMessages(profileMessages);
  const app = useMessages(messages);
  const acct = (useParams()['handle'] ?? '').slice(1);
  const list = useLocation().pathname.endsWith('/followers') ? 'followers' : 'following';
  const account = useAccountByAcct(acct);
  const people = useInfiniteQuery(peopleQuery(useClient(), useQueryClient(), list, account.data?.id ?? null));
  const accounts = people.data?.pages.flatMap(page => page.items) ?? [];
  const error = account.error ?? people.error;
  return (
    <>
      <PageHeader title={list === 'followers' ? text.followers() : text.followingPeople()} isDeep />
      {accounts.length > 0 && (
        <ul className="app-people">
          {accounts.map(person => (
            <PersonRow key={person.id} account={person} />
          ))}
        </ul>
      )}
      {error === null && people.isPending && <Loading />}
      {error !== null && (
        <LoadFailure
          error={error}
          title={app.listFailed()}
          onRetry={() => void (account.error === null ? people.refetch() : account.refetch())}
        />
      )}
      {people.isSuccess && accounts.length === 0 && (
        <BlankState title={list === 'followers' ? text.noFollowers() : text.noFollowing()} description={text.hiddenPeople()} />
      )}
      {people.hasNextPage && <LoadMore isLoading={people.isFetchingNextPage} onPress={() => void people.fetchNextPage()} />}
    </>
  );
}
