import { type CallOptions, isUnknownEndpoint, segment, type WithCalls } from '../request/calls.js';
import { type Tag, tagName, tags } from '../entities/hashtag.js';
import { type Status, statuses } from '../entities/status.js';
import type { Query } from '../request/http.js';
import type { Page, Paging } from '../request/pagination.js';

export interface PublicTimelineOptions extends Paging {
  local?: boolean;
  remote?: boolean;
  only_media?: boolean;
  /** host of another server (Pleroma family) */
  instance?: string;
}

/** Further hashtags: a post has the first tag or one of `any`, every one of `all`, and none of `none`. */
export interface TagTimelineOptions extends Paging {
  any?: readonly string[];
  all?: readonly string[];
  none?: readonly string[];
}

export function timelinesOf({ calls }: WithCalls) {
  const timeline = (path: string, query: Query, options: CallOptions): Promise<Page<Status>> =>
    calls.page(path, statuses, { ...options, query }, true);
  const saved = (path: string, { limit }: Pick<Paging, 'limit'>, options: CallOptions): Promise<Page<Status>> =>
    calls.page(path, statuses, { ...options, query: { limit } });

  return {
    home: (paging: Paging = {}, options: CallOptions = {}) => timeline('/api/v1/timelines/home', { ...paging }, options),
    public: (query: PublicTimelineOptions = {}, options: CallOptions = {}) =>
      timeline('/api/v1/timelines/public', { ...query }, options),
    /** `name`: with or without '#' */
    tag: (name: string, { any, all, none, ...paging }: TagTimelineOptions = {}, options: CallOptions = {}) =>
      timeline(
        `/api/v1/timelines/tag/${segment(tagName(name))}`,
        { any: any?.map(tagName), all: all?.map(tagName), none: none?.map(tagName), ...paging },
        options,
      ),
    list: (id: string, paging: Paging = {}, options: CallOptions = {}) =>
      timeline(`/api/v1/timelines/list/${segment(id)}`, { ...paging }, options),
    /** The reader's bookmarks, newest mark first. The bounds of a page are not ids of posts: follow `next` (ADR 2). */
    bookmarks: (paging: Pick<Paging, 'limit'> = {}, options: CallOptions = {}) => saved('/api/v1/bookmarks', paging, options),
    favourites: (paging: Pick<Paging, 'limit'> = {}, options: CallOptions = {}) => saved('/api/v1/favourites', paging, options),
    /** The page that a `next` of such a list names. */
    linkedPage: (link: string, options: CallOptions = {}): Promise<Page<Status>> => calls.page(link, statuses, options),
    /** The page that a `next` or `previous` of a list of posts names. */
    page: (link: string, options: CallOptions = {}) => timeline(link, {}, options),
  };
}

export function trendsOf({ calls }: WithCalls) {
  return {
    /** Trending hashtags; none where the server has no such list. */
    async tags({ limit, ...options }: CallOptions & { limit?: number } = {}): Promise<Tag[]> {
      const request = { ...options, query: { limit } };
      try {
        return await calls.list('/api/v1/trends/tags', tags, request);
      } catch (error) {
        if (!isUnknownEndpoint(error)) throw error;
        return calls.list('/api/v1/trends', tags, request).catch(noneIfUnknown);
      }
    },
  };
}

function noneIfUnknown(error: unknown): never[] {
  if (isUnknownEndpoint(error)) return [];
  throw error;
}
