import { hasChats, type KnownFeatures } from '@rookery/api-client';
import type { SiteHrefs } from '@rookery/explore/site-links';
import type { TimelineHrefs } from '@rookery/timeline';

/** The address of a post. */
export const statusPath = (acct: string, statusId: string, isEvent: boolean): string =>
  `/@${acct}/${isEvent ? 'events' : 'posts'}/${encodeURIComponent(statusId)}`;

/** The addresses of entities in this app. NAV-02 to NAV-07 */
export const hrefs: TimelineHrefs = {
  account: account => `/@${account.acct}`,
  status: status => statusPath(status.account.acct, status.id, status.event !== null),
  // `OtherAddressPage` asks the server whose post it is.
  statusById: id => `/notice/${encodeURIComponent(id)}`,
  quotes: status => `/@${status.account.acct}/posts/${encodeURIComponent(status.id)}/quotes`,
  tag: name => `/tags/${encodeURIComponent(name)}`,
  catchUp: '/catch-up',
};

/** The moderator's screens, and those below. */
export const MODERATION_PATH = '/moderation';

/** The timeline of a host. */
export const hostHref = (host: string): string => `/timeline/${encodeURIComponent(host)}`;

/** The pages about the server. */
export const siteHrefs: SiteHrefs = {
  about: '/about',
  rules: '/about#rules',
  announcements: '/announcements',
  restrictions: '/federation_restrictions',
};

/** Whether the address is that of the chats or of one of them: they share one page. */
export const isChatsPath = (pathname: string): boolean => /^\/chats(\/|$)/.test(pathname);

/** The address of a chat. */
export const chatPath = (chatId: string): string => `/chats/${encodeURIComponent(chatId)}`;

/** The search parameter of `/chats/new` with the id of an account: the chat with it is opened. */
export const WITH_PARAMETER = 'with';

/** The address that opens the chat with an account, which the server creates if needed. */
const chatWithPath = (accountId: string): string => `/chats/new?${WITH_PARAMETER}=${encodeURIComponent(accountId)}`;

/**
 * The addresses that the features of a server leave. Chats start with other accounts: where a server has chats of its own, with those that
 * accept them. `ownId`: null for a visitor.
 */
export function hrefsWith(
  features: Pick<KnownFeatures, 'quotesList' | 'chats' | 'conversations'>,
  ownId: string | null,
): TimelineHrefs {
  const accepts: NonNullable<TimelineHrefs['chat']> = ({ id, accepts_chat_messages }) =>
    id !== ownId && (accepts_chat_messages || !features.chats) ? chatWithPath(id) : null;
  return {
    ...hrefs,
    quotes: features.quotesList ? (hrefs.quotes ?? null) : null,
    chat: hasChats(features) && ownId !== null ? accepts : null,
  };
}

/** The search parameter of the sign-in and sign-up pages with the address to return to. */
export const RETURN_PARAMETER = 'return';

/** The address of the sign-in or sign-up page. `returnTo`: path and search of this app to open afterwards. */
export function entrancePath(page: '/login' | '/signup', returnTo: string): string {
  if (returnTo === '/' || /^\/(login|signup)\b/.test(returnTo)) return page;
  return `${page}?${RETURN_PARAMETER}=${encodeURIComponent(returnTo)}`;
}

/** Whether a page begins with the frame in the page's HTML, which is that of a list. */
export const hasFrame = (pathname: string): boolean => !/^\/(login|signup)(\/|$)/.test(pathname);

/** The path with single slashes and none at its end. */
export function canonicalPath(pathname: string): string {
  return pathname.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

/** Servers redirect to this path after authorization. It is part of the app's registration at each server. */
export const SIGN_IN_RETURN_PATH = '/login/return';

/** The search parameter of the sign-up page with the code of an invitation. */
export const INVITE_PARAMETER = 'invite';

/** The first steps of a new account, which lead to `returnTo`. */
export const welcomePath = (returnTo: string): string =>
  returnTo === '/' ? '/welcome' : `/welcome?${RETURN_PARAMETER}=${encodeURIComponent(returnTo)}`;

/** The search parameter of the first steps that are opened again. */
export const AGAIN_PARAMETER = 'again';
