import { hasChats, HOME_TIMELINE_PATH, type KnownFeatures } from '@rookery/api-client';
import { canonicalPath } from '../routing/hrefs.js';

/** The facts about the account that the boot script knows. */
export interface EarlyFacts {
  /** The features of the server when it was asked last. */
  readonly features: KnownFeatures;
  /** The first page of the tab of notifications that the reader chose last, by the name of a tab; null where it was not requested yet. */
  notificationsPath(tab: string | null): string | null;
}

const INSTANCE_PATH = '/api/v2/instance';
const POLICY_PATH = '/api/v2/notifications/policy';
const OWN_ACCOUNT_PATH = '/api/v1/accounts/verify_credentials';

/** Chats of a page of the list. */
const CHATS_PAGE_SIZE = 20;

/**
 * The first requests of the page at an address, as paths of the API: what its first row is made of. The page takes over the responses to
 * exactly these requests (`withEarlyRequests`). A page whose first requests depend on the response to another has none for those.
 */
export function earlyPaths(pathname: string, facts: EarlyFacts): string[] {
  const [first = '', second, third, ...rest] = canonicalPath(pathname).slice(1).split('/');
  if (first === '') return [HOME_TIMELINE_PATH];
  if (rest.length > 0) return [];
  if (first === 'notifications' && third === undefined && second !== 'requests') {
    const list = facts.notificationsPath(second ?? null);
    return [
      INSTANCE_PATH,
      ...(list === null ? [] : [list]),
      ...(facts.features.notificationPolicies === true ? [POLICY_PATH] : []),
    ];
  }
  if (first === 'chats' && third === undefined && hasChats(facts.features))
    return [INSTANCE_PATH, OWN_ACCOUNT_PATH, chatsPath(facts)];
  if (!first.startsWith('@') || first.length < 2) return [];
  if (second === 'posts' && third !== undefined) return facts.features.paginatedContext === true ? [post(third)] : thread(third);
  return third === undefined ? [`/api/v1/accounts/lookup?acct=${first.slice(1).replaceAll('@', '%40')}`] : [];
}

// The parts of a path are encoded as those of the API are.
const post = (statusId: string): string => `/api/v1/statuses/${statusId}`;
const thread = (statusId: string): string[] => [post(statusId), `${post(statusId)}/context`];
const chatsPath = ({ features }: EarlyFacts): string =>
  `${features.chats === true ? '/api/v2/pleroma/chats' : '/api/v1/conversations'}?limit=${CHATS_PAGE_SIZE}`;
