import { type CallOptions, isUnknownEndpoint, segment, type WithCalls } from '../request/calls.js';
import { type Account, accounts, parseAccount } from '../entities/account.js';
import { type Relationship, relationships } from '../entities/relationship.js';
import { type Status, statuses } from '../entities/status.js';
import { isApiError, isSessionRefusal } from '../request/errors.js';
import type { Query } from '../request/http.js';
import { wireId } from '../entities/ids.js';
import type { Page, Paging } from '../request/pagination.js';

/** Ids in one request for relationships. */
const RELATIONSHIP_BATCH = 40;

export interface AccountStatusesOptions extends Paging {
  only_media?: boolean;
  exclude_replies?: boolean;
  exclude_reblogs?: boolean;
  pinned?: boolean;
  tagged?: string;
}

export interface AccountSearchOptions {
  limit?: number;
  /** only accounts that follow the signed-in one */
  followers?: boolean;
  following?: boolean;
  resolve?: boolean;
}

/** Fields of the own account to change. Absent fields stay unchanged. */
export interface CredentialChanges {
  accepts_chat_messages?: boolean;
  chats_onboarded?: boolean;
  display_name?: string;
  note?: string;
}

/** Accounts and the relations to them. */
export function accountsOf({ calls }: WithCalls) {
  const at = (id: string, rest = '') => `/api/v1/accounts/${segment(wireId(id))}${rest}`;
  const search = (
    q: string,
    { limit = 10, ...rest }: AccountSearchOptions = {},
    options: CallOptions = {},
  ): Promise<Page<Account>> => calls.page('/api/v1/accounts/search', accounts, { ...options, query: { q, limit, ...rest } });

  async function found(acct: string, options: CallOptions): Promise<Account | null> {
    const wanted = acct.replace(/^@/, '').toLowerCase();
    const isWanted = (account: Account) => account.acct.toLowerCase() === wanted || account.fqn.toLowerCase() === wanted;
    if (calls.accessToken !== null) {
      const page = await search(`@${wanted}`, { limit: 5, resolve: true }, options).catch(ifUnknown);
      const match = page?.items.find(isWanted);
      if (match !== undefined) return match;
    }
    const direct = await calls.entity('GET', at(wanted), parseAccount, options).catch(ifUnknown);
    return direct !== null && isWanted(direct) ? direct : null;
  }

  async function someRelationships(ids: readonly string[], options: CallOptions): Promise<Relationship[]> {
    const ask = (batch: readonly string[]) =>
      calls.list('/api/v1/accounts/relationships', relationships, { ...options, query: { id: batch } });
    const answered = await ask(ids);
    const missing = ids.filter(id => !answered.some(relationship => relationship.id === id));
    // Some servers answer only one of several ids. An empty answer means that they know no more.
    if (missing.length === 0 || answered.length === 0) return answered;
    const rest = await Promise.all(missing.map(id => ask([id])));
    return [...answered, ...rest.flat()];
  }

  return {
    /** The account that the token belongs to. */
    verifyCredentials: (options: CallOptions = {}): Promise<Account> =>
      calls.entity('GET', '/api/v1/accounts/verify_credentials', parseAccount, { ...options, isUnauthorized: isSessionRefusal }),
    /** Changes the own account. Sent as a form, the only encoding that every server accepts. */
    updateCredentials: (changes: CredentialChanges, options: CallOptions = {}): Promise<Account> =>
      calls.entity('PATCH', '/api/v1/accounts/update_credentials', parseAccount, { ...options, form: { ...changes } }),
    get: (id: string, options: CallOptions = {}): Promise<Account> => calls.entity('GET', at(id), parseAccount, options),
    /** By `user` or `user@host`. Falls back to the search where the server has no lookup or does not know the account yet. */
    async lookup(acct: string, options: CallOptions = {}): Promise<Account> {
      try {
        return await calls.entity('GET', '/api/v1/accounts/lookup', parseAccount, { ...options, query: { acct } });
      } catch (error) {
        const isDeleted = isApiError(error) && error.status === 410;
        const account = !isDeleted && isUnknownEndpoint(error) ? await found(acct, options) : null;
        if (account === null) throw error;
        return account;
      }
    },
    /** One for each id that the server knows, in any order. */
    async relationships(ids: readonly string[], options: CallOptions = {}): Promise<Relationship[]> {
      const wanted = [...new Set(ids.map(wireId))];
      const batches: string[][] = [];
      for (let at = 0; at < wanted.length; at += RELATIONSHIP_BATCH) batches.push(wanted.slice(at, at + RELATIONSHIP_BATCH));
      const answers = await Promise.all(batches.map(batch => someRelationships(batch, options)));
      return answers.flat().filter(relationship => wanted.includes(relationship.id));
    },
    statuses: (id: string, query: AccountStatusesOptions = {}, options: CallOptions = {}): Promise<Page<Status>> =>
      calls.page(at(id, '/statuses'), statuses, { ...options, query: { ...query } satisfies Query }, true),
    followers: (id: string, paging: Paging = {}, options: CallOptions = {}): Promise<Page<Account>> =>
      calls.page(at(id, '/followers'), accounts, { ...options, query: { ...paging } }),
    following: (id: string, paging: Paging = {}, options: CallOptions = {}): Promise<Page<Account>> =>
      calls.page(at(id, '/following'), accounts, { ...options, query: { ...paging } }),
    /** The page that a `next` or `previous` of a list of accounts names. */
    page: (link: string, options: CallOptions = {}): Promise<Page<Account>> => calls.page(link, accounts, options),
    search,
  };
}

function ifUnknown(error: unknown): null {
  if (isUnknownEndpoint(error)) return null;
  throw error;
}
