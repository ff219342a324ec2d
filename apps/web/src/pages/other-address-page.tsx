import { useClient } from '@rookery/store';
import { BlankState, Link, Loading, safeUrl, useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { addressMessages, pageMessages } from '../messages/page-messages.js';
import { messages } from '../messages/messages.js';
import { addressTarget } from '../routing/address-table.js';
import { resolvedHrefQuery, type AskedTarget } from '../routing/resolve-address.data.js';
import { PageHeader } from '../shell/page-header.js';
import { isGone, LoadFailure, MemberPage } from './page-states.js';
import { NotFoundPage, WayHome } from './not-found-page.js';
import { SharePage } from './share-page.js';

/** The page at an address without a route: the addresses of other clients and servers lead to their pages, others are not found. */
export function OtherAddressPage() {
  const { pathname, search } = useLocation();
  const target = addressTarget(pathname, search);
  switch (target.kind) {
    case 'page':
      return target.href === pathname ? <NotFoundPage /> : <Navigate to={target.href} replace />;
    case 'status':
    case 'account':
      return <Resolved target={target} />;
    case 'resolve':
      return <ResolvedForMembers target={target} />;
    case 'compose':
      return <SharePage text={target.text} hasFiles={target.hasFiles === true} />;
    case 'unknown':
      return <NotFoundPage />;
  }
}

/** Only a member's server fetches what it does not know yet. */
function ResolvedForMembers({ target }: { target: AskedTarget }) {
  const text = useMessages(addressMessages);
  return (
    <MemberPage title={text.resolveTitle()} isDeep>
      <Resolution target={target} />
    </MemberPage>
  );
}

function Resolved({ target }: { target: AskedTarget }) {
  const text = useMessages(messages);
  const words = useMessages(pageMessages);
  return (
    <>
      <PageHeader title={target.kind === 'account' ? text.profile() : words.post()} isDeep />
      <Resolution target={target} />
    </>
  );
}

/** Replaces the address once the server has told it. */
function Resolution({ target }: { target: AskedTarget }) {
  const text = useMessages(addressMessages);
  const { data: href, error, isPending, refetch } = useQuery(resolvedHrefQuery(useClient(), target));
  if (isPending) return <Loading />;
  if (typeof href === 'string') return <Navigate to={href} replace />;
  const isMissing = error === null || isGone(error);
  if (!isMissing) {
    const title = { status: text.postFailed(), account: text.accountFailed(), resolve: text.resolveFailed() }[target.kind];
    return <LoadFailure error={error} title={title} onRetry={() => void refetch()} />;
  }
  const original = target.kind === 'resolve' ? safeUrl(target.uri, 'link') : null;
  return (
    <BlankState
      title={text.resolveMissingTitle()}
      description={text.resolveMissingText()}
      action={original === null ? <WayHome /> : <Link href={original}>{text.openOriginal()}</Link>}
    />
  );
}
