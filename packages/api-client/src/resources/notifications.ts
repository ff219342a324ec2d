import { type Account, accounts } from '../entities/account.js';
import { wireId } from '../entities/ids.js';
import { type Notification, notificationGroups, notifications, parseNotification } from '../entities/notification.js';
import {
  type NotificationPolicy,
  type NotificationRequest,
  notificationRequests,
  parsePolicy,
  type PolicyChoice,
  type PolicyGroup,
} from '../entities/notification-policy.js';
import { type CallOptions, isUnknownEndpoint, segment, type WithCalls } from '../request/calls.js';
import { flatPath } from './notification-count.js';
import type { Query } from '../request/http.js';
import { type Page, type Paging, toPage } from '../request/pagination.js';

/** The notifications of a list: those of these types, without those, or of one account. Servers read one of the two lists of types, or none. */
export interface NotificationFilter {
  types?: readonly string[];
  exclude_types?: readonly string[];
  account_id?: string;
}

const groupedPath = '/api/v2/notifications';
const requestsPath = `${flatPath}/requests`;

/**
 * Notifications, their policy and their requests (HINT-02).
 */
export function notificationsOf({ calls }: WithCalls) {
  const bounds = (paging: Paging): Paging =>
    Object.fromEntries(Object.entries(paging).map(([key, value]) => [key, typeof value === 'string' ? wireId(value) : value]));
  const act = async (path: string, options: CallOptions & { json?: object } = {}): Promise<void> => {
    await calls.request('POST', path, options);
  };

  async function groups(path: string, query: Query, options: CallOptions): Promise<Page<Notification>> {
    const { data, status, headers } = await calls.request('GET', path, { ...options, query });
    const address = calls.resolve(path, query);
    const items = notificationGroups(data, calls.decoding());
    return toPage({ items, status, link: headers.get('Link'), address, isCursored: true });
  }

  return {
    /** Single notifications, newest first. */
    list: (filter: NotificationFilter = {}, paging: Paging = {}, options: CallOptions = {}): Promise<Page<Notification>> =>
      calls.page(flatPath, notifications, { ...options, query: { ...filter, ...bounds(paging) } }, true),
    /** Groups of notifications, on servers with the feature `groupedNotifications`. */
    grouped: (filter: NotificationFilter = {}, paging: Paging = {}, options: CallOptions = {}): Promise<Page<Notification>> =>
      groups(groupedPath, { ...filter, ...bounds(paging) }, options),
    /** Path and query of a page of `grouped` or `list`. An application may request it before the client has loaded. */
    pathOf(isGrouped: boolean, filter: NotificationFilter = {}, paging: Paging = {}): string {
      const { pathname, search } = calls.resolve(isGrouped ? groupedPath : flatPath, { ...filter, ...bounds(paging) });
      return pathname + search;
    },
    /** The page that a link of either list names. */
    follow: (link: string, options: CallOptions = {}): Promise<Page<Notification>> =>
      link.startsWith(groupedPath) ? groups(link, {}, options) : calls.page(link, notifications, options, true),
    /** The accounts of a group. */
    groupAccounts: (groupKey: string, options: CallOptions = {}): Promise<Account[]> =>
      calls.list(`${groupedPath}/${segment(groupKey)}/accounts`, accounts, options),
    get: (id: string, options: CallOptions = {}): Promise<Notification> =>
      calls.entity('GET', `${flatPath}/${segment(wireId(id))}`, parseNotification, options),
    /** Deletes one notification. */
    dismiss: (id: string, options: CallOptions = {}): Promise<void> => act(`${flatPath}/${segment(wireId(id))}/dismiss`, options),
    /** Deletes a group. */
    dismissGroup: (groupKey: string, options: CallOptions = {}): Promise<void> =>
      act(`${groupedPath}/${segment(groupKey)}/dismiss`, options),
    /** Deletes all. */
    clear: (options: CallOptions = {}): Promise<void> => act(`${flatPath}/clear`, options),
    /** Marks as seen up to an id, on servers of the Pleroma family: they need it beside the marker. */
    markSeen: (id: string, options: CallOptions = {}): Promise<void> =>
      act('/api/v1/pleroma/notifications/read', { ...options, json: { max_id: wireId(id) } }),

    /** The policy; null on a server without one. */
    async policy(options: CallOptions = {}): Promise<NotificationPolicy | null> {
      for (const path of ['/api/v2/notifications/policy', `${flatPath}/policy`]) {
        try {
          return await calls.entity('GET', path, parsePolicy, options);
        } catch (error) {
          if (!isUnknownEndpoint(error)) throw error;
        }
      }
      return null;
    },
    setPolicy: (
      group: PolicyGroup,
      choice: PolicyChoice,
      canDrop: boolean,
      options: CallOptions = {},
    ): Promise<NotificationPolicy> =>
      canDrop
        ? calls.entity('PATCH', '/api/v2/notifications/policy', parsePolicy, { ...options, json: { [group]: choice } })
        : calls.entity('PUT', `${flatPath}/policy`, parsePolicy, {
            ...options,
            json: { [group.replace('for_', 'filter_')]: choice !== 'accept' },
          }),
    /** The accounts whose notifications are kept back, newest first. */
    requests: (paging: Paging = {}, options: CallOptions = {}): Promise<Page<NotificationRequest>> =>
      calls.page(requestsPath, notificationRequests, { ...options, query: { ...paging } }),
    requestsPage: (link: string, options: CallOptions = {}): Promise<Page<NotificationRequest>> =>
      calls.page(link, notificationRequests, options),
    acceptRequests: (ids: readonly string[], options: CallOptions = {}): Promise<void> =>
      act(`${requestsPath}/accept`, { ...options, json: { id: ids } }),
    dismissRequests: (ids: readonly string[], options: CallOptions = {}): Promise<void> =>
      act(`${requestsPath}/dismiss`, { ...options, json: { id: ids } }),
  };
}
