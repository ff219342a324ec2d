import { parseServer } from '@rookery/api-client';
import { DISPLAY_ATTRIBUTES, readDisplayAttributes, type DisplayAttributes, type ReadAttribute } from '@rookery/ui/element';
import { parseSource, type ElementSource } from './source-attribute.js';

/** The attributes of the element, parsed. Invalid values count as absent. */
export interface ElementAttributes extends DisplayAttributes {
  /** The origin of the server; `null` without a valid address. Default: the server of the address in `source`. */
  readonly server: string | null;
  /** Null for a value that names no posts. */
  readonly source: ElementSource | null;
  /** Posts shown at most; `null` without a limit. */
  readonly limit: number | null;
  /** Whether new posts arrive while the element is in view. */
  readonly isLive: boolean;
  /** Whether a post is shown with what it answers and its replies. */
  readonly hasThread: boolean;
  /** Whether the element is one of a single post. */
  readonly isPost: boolean;
}

export const ATTRIBUTE_NAMES = ['server', 'source', 'limit', 'live', ...DISPLAY_ATTRIBUTES] as const;

/** A longer list is one to read on the server. */
export const MAX_LIMIT = 200;

/**
 * Parses the attributes.
 *
 * @param pageLocale The language around the element, for one without `locale`; '' if the page has none.
 */
export function readAttributes(read: ReadAttribute, pageLocale: string): ElementAttributes {
  const source = parseSource(read('source'));
  const live = read('live');
  return {
    ...readDisplayAttributes(read, pageLocale),
    server: parseServer(read('server') ?? (source?.kind === 'status' ? source.origin : null)),
    source,
    limit: parseLimit(read('limit')),
    isLive: live !== null && live.toLowerCase() !== 'false',
    hasThread: false,
    isPost: false,
  };
}

export const POST_ATTRIBUTE_NAMES = ['url', 'server', 'status-id', 'thread', 'limit', ...DISPLAY_ATTRIBUTES] as const;

/** The `source` of an element of one post: its address, else its id on `server`. Null without either. */
export function postSource(read: ReadAttribute): string | null {
  const post = read('url')?.trim() || read('status-id')?.trim();
  return post ? `status:${post}` : null;
}

/** Parses the attributes of an element of one post. */
export function readPostAttributes(read: ReadAttribute, pageLocale: string): ElementAttributes {
  const source = postSource(read);
  const own = new Map([
    ['source', source],
    ['live', null],
  ]);
  const attributes = readAttributes(name => (own.has(name) ? (own.get(name) ?? null) : read(name)), pageLocale);
  return {
    ...attributes,
    source: source === null ? null : attributes.source,
    isPost: true,
    hasThread: read('thread')?.trim().toLowerCase() !== 'none',
  };
}

/** Parses a whole number from 1; more than `MAX_LIMIT` counts as `MAX_LIMIT`. */
export function parseLimit(text: string | null): number | null {
  if (text === null || !/^\d{1,9}$/.test(text.trim())) return null;
  const limit = Number(text);
  return limit < 1 ? null : Math.min(limit, MAX_LIMIT);
}
