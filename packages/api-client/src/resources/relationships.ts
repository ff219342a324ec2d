import { type Account, accounts } from '../entities/account.js';
import { wireId } from '../entities/ids.js';
import {
  type DomainBlock,
  domainBlocks,
  type FamiliarFollowers,
  familiarFollowers,
  parseRelationship,
  type Relationship,
} from '../entities/relationship.js';
import { type CallOptions, isUnknownEndpoint, segment, type WithCalls } from '../request/calls.js';
import type { Page, Paging } from '../request/pagination.js';

/** How an account is followed. Absent ones keep their value, or take the server's default. */
export interface FollowSettings {
  /** Its reposts are shown in Home. */
  reblogs?: boolean;
  /** The reader is notified of its posts. */
  notify?: boolean;
  /** Languages (ISO 639) of the posts that Home shows. */
  languages?: readonly string[];
}

export interface MuteSettings {
  /** Its notifications are hidden too. Default true. */
  notifications?: boolean;
  /** In seconds; 0: until it is unmuted. Where the server has the feature `muteDurations`. */
  duration?: number;
}

/** The lists of accounts that the reader has a relationship to. */
export type RelationshipList = 'blocks' | 'mutes' | 'follow_requests';

/**
 * How the reader stands to other accounts and domains (HINT-12). The relationships themselves: `accounts.relationships`.
 */
export function relationshipsOf({ calls }: WithCalls) {
  const at = (id: string, action: string) => `/api/v1/accounts/${segment(wireId(id))}/${action}`;
  // A content type with an empty body is refused by some servers.
  const act = (path: string, { signal }: CallOptions, json: object = {}): Promise<Relationship> =>
    calls.entity('POST', path, parseRelationship, { signal, ...(Object.keys(json).length === 0 ? {} : { json }) });
  const onAccount =
    (action: string) =>
    (id: string, options: CallOptions = {}): Promise<Relationship> =>
      act(at(id, action), options);
  const onRequest =
    (answer: 'authorize' | 'reject') =>
    (id: string, options: CallOptions = {}): Promise<Relationship> =>
      act(`/api/v1/follow_requests/${segment(wireId(id))}/${answer}`, options);
  const onDomain =
    (method: 'POST' | 'DELETE') =>
    async (domain: string, options: CallOptions = {}): Promise<void> => {
      await calls.request(method, '/api/v1/domain_blocks', { ...options, json: { domain } });
    };
  /** Mastodon before 4.4 and the Pleroma family know the older name alone. */
  const renamed =
    (action: string, former: string) =>
    async (id: string, options: CallOptions = {}): Promise<Relationship> => {
      try {
        return await act(at(id, action), options);
      } catch (error) {
        if (!isUnknownEndpoint(error)) throw error;
        return act(at(id, former), options);
      }
    };

  return {
    /** Follows an account, or changes how it is followed. */
    follow: (id: string, settings: FollowSettings = {}, options: CallOptions = {}): Promise<Relationship> =>
      act(at(id, 'follow'), options, settings),
    unfollow: onAccount('unfollow'),
    block: onAccount('block'),
    unblock: onAccount('unblock'),
    mute: (id: string, { notifications = true, duration = 0 }: MuteSettings = {}, options: CallOptions = {}) =>
      // `expires_in` is Pleroma's name of the duration.
      act(at(id, 'mute'), options, { notifications, ...(duration > 0 && { duration, expires_in: duration }) }),
    unmute: onAccount('unmute'),
    removeFollower: onAccount('remove_from_followers'),
    /** Saves a note that only the reader sees; '' removes it. */
    saveNote: (id: string, comment: string, options: CallOptions = {}) => act(at(id, 'note'), options, { comment }),
    /** Features an account on the own profile. */
    endorse: renamed('endorse', 'pin'),
    unendorse: renamed('unendorse', 'unpin'),
    authorize: onRequest('authorize'),
    reject: onRequest('reject'),
    /** Latest first. The pages continue by the server's links alone: their cursors are not ids of accounts. */
    list: (name: RelationshipList, paging: Paging = {}, options: CallOptions = {}): Promise<Page<Account>> =>
      calls.page(`/api/v1/${name}`, accounts, { ...options, query: { ...paging } }),
    blockDomain: onDomain('POST'),
    unblockDomain: onDomain('DELETE'),
    domainBlocks: (paging: Paging = {}, options: CallOptions = {}): Promise<Page<DomainBlock>> =>
      calls.page('/api/v1/domain_blocks', domainBlocks, { ...options, query: { ...paging } }),
    /** The page that a `next` of `domainBlocks` names. */
    domainBlocksPage: (link: string, options: CallOptions = {}): Promise<Page<DomainBlock>> =>
      calls.page(link, domainBlocks, options),
    /** Accounts that the reader follows and that follow each of `ids`. */
    familiarFollowers: (ids: readonly string[], options: CallOptions = {}): Promise<FamiliarFollowers[]> =>
      calls.list('/api/v1/accounts/familiar_followers', familiarFollowers, { ...options, query: { id: ids.map(wireId) } }),
  };
}
