import { hashtagName } from '@rookery/ui';

/** The value of `source`, parsed: which posts an element shows. */
export type ElementSource =
  | { readonly kind: 'public'; readonly isLocal: boolean }
  /** `name`: without `#`. */
  | { readonly kind: 'tag'; readonly name: string }
  /** `acct`: `name` or `name@host`. */
  | { readonly kind: 'account'; readonly acct: string }
  | { readonly kind: 'account'; readonly accountId: string }
  /** `origin`: that of the address, when the post was named by its address. */
  | { readonly kind: 'status'; readonly statusId: string; readonly origin: string | null }
  /** The address of a post without its id on the server, which is asked for it. */
  | { readonly kind: 'status'; readonly address: string; readonly origin: string };

/** Longer than any name or id that a server accepts. */
const MAX_LENGTH = 500;
const ID = /^[\w-]{1,100}$/;
const ACCT = /^[\p{L}\p{N}_.+-]*[\p{L}\p{N}_][\p{L}\p{N}_.+-]*(?:@[\p{L}\p{N}.-]+(?::\d{1,5})?)?$/u;
/** The paths of posts on Mastodon, Pleroma, Rebased and GoToSocial. */
const STATUS_PATH = /^\/(?:@[^/]+(?:\/(?:posts|statuses))?|users\/[^/]+\/statuses|notice|web\/statuses)\/([\w-]{1,100})\/?$/;
/** The addresses of objects on Pleroma, Akkoma and Rebased: their ids belong to the network, and are none of the API. */
const OBJECT_PATH = /^\/objects\/[\w-]{1,100}\/?$/;

/**
 * Parses `public`, `public:local`, `tag:NAME`, `account:@NAME`, `account:@NAME@HOST`, `account:ID`, `status:ID` or `status:ADDRESS`. An absent or
 * empty value is `public`; null for anything else.
 */
export function parseSource(value: string | null): ElementSource | null {
  const text = value?.trim() ?? '';
  if (text.length > MAX_LENGTH) return null;
  if (text === '' || text === 'public' || text === 'public:local') return { kind: 'public', isLocal: text === 'public:local' };
  const [, kind = '', rest = ''] = /^([a-z]+):(.*)$/.exec(text) ?? [];
  switch (kind) {
    case 'tag':
      return tagSource(rest);
    case 'account':
      return accountSource(rest);
    case 'status':
      return statusSource(rest);
    default:
      return null;
  }
}

function tagSource(text: string): ElementSource | null {
  const name = hashtagName(text);
  return name === null ? null : { kind: 'tag', name };
}

function accountSource(text: string): ElementSource | null {
  if (!text.startsWith('@')) return ID.test(text) ? { kind: 'account', accountId: text } : null;
  const acct = text.slice(1);
  return ACCT.test(acct) ? { kind: 'account', acct } : null;
}

function statusSource(text: string): ElementSource | null {
  if (ID.test(text)) return { kind: 'status', statusId: text, origin: null };
  if (!URL.canParse(text)) return null;
  const { protocol, origin, pathname, username, password } = new URL(text);
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return null;
  const statusId = STATUS_PATH.exec(pathname)?.[1];
  if (statusId !== undefined) return { kind: 'status', statusId, origin };
  return OBJECT_PATH.test(pathname) ? { kind: 'status', address: origin + pathname, origin } : null;
}
