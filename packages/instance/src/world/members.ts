import { avatarPath } from './media.js';
import { AVATAR_COUNT } from './media-avatar.js';
import type { MemberRecord } from './member-record.js';
import type { AccountRecord, AccountStanding, StaffRole } from './records.js';
import { record } from './tables.js';
import { snowflake, type World } from './world.js';

/** The number of accounts that no more than one second of sign-ups can reach: ids of the seed world are below it. */
const FIRST_JOINED = 10_000;

/** The facts of a member. Those of the seed world have an address of their name, and are confirmed and approved. */
export function memberOf(world: World, account: AccountRecord): MemberRecord {
  return (
    world.members.get(account.id) ?? {
      signed_up: false,
      email: `${account.username}@post.example`,
      confirmed: true,
      approved: true,
      disabled: false,
      reason: '',
      locale: 'en',
      birthday: null,
      ip: null,
      client_id: null,
      confirmation_token: null,
    }
  );
}

/** The part of an account in the staff; null: it has none. */
export const staffRoleOf = (account: AccountRecord | undefined): StaffRole | null => account?.standing?.staff ?? null;

/** The accounts of the staff. */
export function staffOf(world: World): AccountRecord[] {
  return [...world.accounts.values()].filter(account => staffRoleOf(account) !== null);
}

/** Whether the account is none of the seed world. */
export function hasSignedUp(world: World, accountId: string): boolean {
  return world.members.get(accountId)?.signed_up === true;
}

/** Whether the account waits for its confirmation or its approval: others do not see it yet. */
export function isWaiting(world: World, accountId: string): boolean {
  const member = world.members.get(accountId);
  return member !== undefined && !(member.confirmed && member.approved);
}

/** Adds an account of this server. Its name must be free. */
export function join(world: World, username: string, member: MemberRecord, now: number): AccountRecord {
  const account: AccountRecord = {
    id: snowflake(now, FIRST_JOINED + world.members.size),
    username,
    acct: username,
    host: null,
    url: `${world.origin}/@${username}`,
    display_name: '',
    note: '',
    note_text: '',
    avatar: avatarPath(world.accounts.size % AVATAR_COUNT),
    avatar_description: '',
    header: '',
    locked: false,
    bot: false,
    memorial: false,
    discoverable: false,
    verified: false,
    accepts_chat_messages: true,
    created_at: new Date(now).toISOString(),
    last_status_at: null,
    statuses_count: 0,
    followers_count: 0,
    following_count: 0,
    emojis: [],
    fields: [],
    pinned_status_ids: [],
  };
  record(world, { kind: 'join', account, member });
  return world.accounts.get(account.id) ?? account;
}

export function changeMember(world: World, account: AccountRecord, change: Partial<MemberRecord>): void {
  record(world, { kind: 'member', account_id: account.id, change: { ...memberOf(world, account), ...change } });
}

export function changeStanding(world: World, accountId: string, change: Partial<AccountStanding>): void {
  record(world, { kind: 'standing', account_id: accountId, change });
}

/** Removes an account that waits, so that its name is free again. */
export function unjoin(world: World, accountId: string): void {
  record(world, { kind: 'unjoin', account_id: accountId });
}
