import {
  type AdminCanonicalEmailBlock,
  type AdminDomainAllow,
  type AdminDomainBlock,
  type AdminEmailDomainBlock,
  type AdminIpBlock,
  type AdminMeasure,
  canonicalEmailBlocks,
  domainAllows,
  domainBlocks,
  emailDomainBlocks,
  ipBlocks,
  measures,
  parseCanonicalEmailBlock,
  parseDomainAllow,
  parseDomainBlock,
  parseEmailDomainBlock,
  parseIpBlock,
} from '../entities/admin-blocks.js';
import type { Decoder } from '../entities/decode.js';
import { type CallOptions, segment, type WithCalls } from '../request/calls.js';
import { ApiError } from '../request/errors.js';
import type { Page, Paging } from '../request/pagination.js';

export type DomainBlockDraft = Omit<AdminDomainBlock, 'id' | 'created_at'>;
export type IpBlockDraft = Pick<AdminIpBlock, 'ip' | 'severity' | 'comment'> & {
  /** Seconds; null: it does not end. */
  expires_in: number | null;
};

/** The requests of one list of blocks. */
function blocksAt<T extends { id: string }, Draft extends object>(
  { calls }: WithCalls,
  path: string,
  many: Decoder<T[]>,
  one: Decoder<T | null>,
) {
  const at = (id: string) => `${path}/${segment(id)}`;
  return {
    list: (paging: Paging = {}, options: CallOptions = {}): Promise<Page<T>> =>
      calls.page(path, many, { ...options, query: { ...paging } }),
    /** The page that a `next` or `previous` of `list` names. */
    page: (link: string, options: CallOptions = {}): Promise<Page<T>> => calls.page(link, many, options),
    get: (id: string, options: CallOptions = {}): Promise<T> => calls.entity('GET', at(id), one, options),
    /** Rejects with 422 where there is one already. */
    create: (draft: Draft, options: CallOptions = {}): Promise<T> => calls.entity('POST', path, one, { ...options, json: draft }),
    async delete(id: string, options: CallOptions = {}): Promise<void> {
      await calls.request('DELETE', at(id), options);
    },
  };
}

function changeableAt<T extends { id: string }, Draft extends object>(
  client: WithCalls,
  path: string,
  many: Decoder<T[]>,
  one: Decoder<T | null>,
) {
  return {
    ...blocksAt<T, Draft>(client, path, many, one),
    update: (id: string, change: Partial<Draft>, options: CallOptions = {}): Promise<T> =>
      client.calls.entity('PUT', `${path}/${segment(id)}`, one, { ...options, json: change }),
  };
}

const ROOT = '/api/v1/admin';

/** Limits of other servers, on servers with the feature `adminBlocks`, as are the lists below. */
export const adminDomainBlocksOf = (client: WithCalls) =>
  changeableAt<AdminDomainBlock, DomainBlockDraft>(client, `${ROOT}/domain_blocks`, domainBlocks, parseDomainBlock);

export const adminDomainAllowsOf = (client: WithCalls) =>
  blocksAt<AdminDomainAllow, { domain: string }>(client, `${ROOT}/domain_allows`, domainAllows, parseDomainAllow);

export const adminIpBlocksOf = (client: WithCalls) =>
  changeableAt<AdminIpBlock, IpBlockDraft>(client, `${ROOT}/ip_blocks`, ipBlocks, parseIpBlock);

export const adminEmailDomainBlocksOf = (client: WithCalls) =>
  blocksAt<AdminEmailDomainBlock, { domain: string; allow_with_approval?: boolean }>(
    client,
    `${ROOT}/email_domain_blocks`,
    emailDomainBlocks,
    parseEmailDomainBlock,
  );

export function adminCanonicalEmailBlocksOf(client: WithCalls) {
  const path = `${ROOT}/canonical_email_blocks`;
  return {
    ...blocksAt<AdminCanonicalEmailBlock, { email: string }>(client, path, canonicalEmailBlocks, parseCanonicalEmailBlock),
    /** The blocks that an address would meet. */
    async test(email: string, options: CallOptions = {}): Promise<AdminCanonicalEmailBlock[]> {
      const { data, status } = await client.calls.request('POST', `${path}/test`, { ...options, json: { email } });
      if (!Array.isArray(data)) throw new ApiError('decode', { status });
      return canonicalEmailBlocks(data, client.calls.decoding());
    },
  };
}

/** The members' ties to another server: its accounts that are known, those they follow, and their followers there. */
export interface DomainTies {
  accounts: number | null;
  follows: number | null;
  followers: number | null;
}

const MEASURES = { accounts: 'instance_accounts', follows: 'instance_follows', followers: 'instance_followers' } as const;

/**
 * Counts what a limit of another server would cut, on servers with the feature `adminBlocks`.
 *
 * @param now Epoch milliseconds: the server wants a period, which totals do not depend on.
 */
export async function domainTiesOf(
  { calls }: WithCalls,
  domain: string,
  now: number,
  options: CallOptions = {},
): Promise<DomainTies> {
  const end_at = new Date(now).toISOString().slice(0, 10);
  const keys = Object.values(MEASURES);
  const of = Object.fromEntries(keys.map(key => [key, { domain }]));
  const json = { keys, start_at: end_at, end_at, ...of };
  const { data, status } = await calls.request('POST', `${ROOT}/measures`, { ...options, json });
  if (!Array.isArray(data)) throw new ApiError('decode', { status });
  const read: AdminMeasure[] = measures(data, calls.decoding());
  const total = (key: string): number | null => read.find(measure => measure.key === key)?.total ?? null;
  return { accounts: total(MEASURES.accounts), follows: total(MEASURES.follows), followers: total(MEASURES.followers) };
}
