import { ErrorState, useMessages } from '@rookery/ui';
import { useLocation } from 'react-router-dom';
import { messages } from '../messages/messages.js';
import type { FailedContentProps } from '../routing/lazy-content.js';
import { useSession } from '../session/session-provider.js';
import { destinations } from './destinations.js';
import { PageHeader } from './page-header.js';

/** A page that failed as a whole keeps its header: the name of its place in the navigation, else what failed. */
export function FailedPage({ title, description, ...retry }: FailedContentProps) {
  const text = useMessages(messages);
  const { session, features } = useSession();
  const { pathname } = useLocation();
  const places = destinations(session?.account?.acct ?? null, features);
  const place = places.flatMap(one => [one, ...(one.also ?? [])]).find(({ href }) => href === pathname);
  return (
    <>
      <PageHeader title={place === undefined ? title : text[place.text]()} isDeep={place === undefined} />
      <ErrorState title={place === undefined ? description : title} description={place && description} {...retry} />
    </>
  );
}
