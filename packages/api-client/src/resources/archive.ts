import { wireId } from '../entities/ids.js';
import { type Decoder, isRecord, itemsOf } from '../entities/decode.js';
import { type CallOptions, segment, type WithCalls } from '../request/calls.js';
import type { Page } from '../request/pagination.js';

/** A post as the server sent it, with fields that no decoder knows. */
export interface StatusDocument extends Readonly<Record<string, unknown>> {
  readonly id: string;
}

const documents: Decoder<StatusDocument[]> = value =>
  itemsOf(value).filter((item): item is StatusDocument => isRecord(item) && typeof item['id'] === 'string' && item['id'] !== '');

/** Posts as documents, for a copy that outlives the server. */
export function archiveOf({ calls }: WithCalls) {
  return {
    /** The posts of an account, newest first; the pages continue by `page`. */
    statuses: (accountId: string, { limit }: { limit?: number } = {}, options: CallOptions = {}): Promise<Page<StatusDocument>> =>
      calls.page(`/api/v1/accounts/${segment(wireId(accountId))}/statuses`, documents, { ...options, query: { limit } }, true),
    page: (link: string, options: CallOptions = {}): Promise<Page<StatusDocument>> => calls.page(link, documents, options, true),
  };
}
