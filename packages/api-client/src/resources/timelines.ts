import { type CallOptions, type Calls, isUnknownAddress, segment } from '../calls.js';
import { type Account, accounts } from '../entities/account.js';
import { fieldsOf, itemsOf } from '../entities/decode.js';
import { type Tag, tags } from '../entities/hashtag.js';
import { type Status, statuses } from '../entities/status.js';
import { type Suggestion, suggestions } from '../entities/suggestion.js';
import type { Query } from '../http.js';
import type { Page, Paging } from '../pagination.js';

export interface PublicTimelineOptions extends Paging {
  local?: boolean;
  remote?: boolean;
  only_media?: boolean;
  /** host of another server (Pleroma family) */
  instance?: string;
}

export function timelinesResource(calls: Calls) {
  const timeline = (path: string, query: Query, options: CallOptions): Promise<Page<Status>> =>
    calls.page(path, statuses, { ...options, query }, true);

  return {
    home: (paging: Paging = {}, options: CallOptions = {}) => timeline('/api/v1/timelines/home', { ...paging }, options),
    public: (query: PublicTimelineOptions = {}, options: CallOptions = {}) =>
      timeline('/api/v1/timelines/public', { ...query }, options),
    /** `name`: with or without '#' */
    tag: (name: string, paging: Paging = {}, options: CallOptions = {}) =>
      timeline(`/api/v1/timelines/tag/${segment(name.replace(/^#+/, ''))}`, { ...paging }, options),
    list: (id: string, paging: Paging = {}, options: CallOptions = {}) =>
      timeline(`/api/v1/timelines/list/${segment(id)}`, { ...paging }, options),
    /** The page behind a `next` or `previous` of a list of posts. */
    page: (link: string, options: CallOptions = {}) => timeline(link, {}, options),
  };
}

export function trendsResource(calls: Calls) {
  return {
    /** Hashtags that many use now; none where the server has no such list. */
    async tags({ limit, ...options }: CallOptions & { limit?: number } = {}): Promise<Tag[]> {
      const request = { ...options, query: { limit } };
      try {
        return await calls.list('/api/v1/trends/tags', tags, request);
      } catch (error) {
        if (!isUnknownAddress(error)) throw error;
        return calls.list('/api/v1/trends', tags, request).catch(noneIfUnknown);
      }
    },
  };
}

export function searchResource(calls: Calls) {
  return {
    /** Accounts for the words, best first. */
    async accounts(
      q: string,
      { limit = 10, resolve, ...options }: CallOptions & { limit?: number; resolve?: boolean } = {},
    ): Promise<Account[]> {
      const query = { q, limit, resolve };
      try {
        return await calls.list('/api/v1/accounts/search', accounts, { ...options, query });
      } catch (error) {
        if (!isUnknownAddress(error)) throw error;
        const { data } = await calls.request('GET', '/api/v2/search', { ...options, query: { ...query, type: 'accounts' } });
        return accounts(itemsOf(fieldsOf(data)['accounts']), calls.decoding());
      }
    },
  };
}

export function suggestionsResource(calls: Calls) {
  return {
    /** Accounts proposed to follow; none where the server has no such list. */
    async list({ limit, ...options }: CallOptions & { limit?: number } = {}): Promise<Suggestion[]> {
      const request = { ...options, query: { limit } };
      try {
        return await calls.list('/api/v2/suggestions', suggestions, request);
      } catch (error) {
        if (!isUnknownAddress(error)) throw error;
        return calls.list('/api/v1/suggestions', suggestions, request).catch(noneIfUnknown);
      }
    },
    async dismiss(accountId: string, options: CallOptions = {}): Promise<void> {
      await calls.request('DELETE', `/api/v1/suggestions/${segment(accountId)}`, options);
    },
  };
}

function noneIfUnknown(error: unknown): never[] {
  if (isUnknownAddress(error)) return [];
  throw error;
}
