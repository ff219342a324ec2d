import type { MemberOperation } from './member-record.js';
import type { World } from './world.js';

/** Applies a change of an account by signing up or by the staff. Idempotent. */
export function applyMemberOperation(world: World, operation: MemberOperation): void {
  switch (operation.kind) {
    case 'join': {
      const account = structuredClone(operation.account);
      world.accounts.set(account.id, account);
      world.members.set(account.id, structuredClone(operation.member));
      for (const acct of addressesOf(world, account.username)) world.accountIdsByAcct.set(acct, account.id);
      return;
    }
    case 'member': {
      const known = world.members.get(operation.account_id);
      // The change of a member of the seed world, which has no record yet, is whole.
      world.members.set(operation.account_id, { ...known, ...operation.change } as NonNullable<typeof known>);
      return;
    }
    case 'standing': {
      const account = world.accounts.get(operation.account_id);
      if (account !== undefined) account.standing = { ...account.standing, ...operation.change };
      return;
    }
    case 'unjoin': {
      const account = world.accounts.get(operation.account_id);
      if (account === undefined) return;
      for (const acct of addressesOf(world, account.username)) world.accountIdsByAcct.delete(acct);
      world.members.delete(account.id);
      world.accounts.delete(account.id);
    }
  }
}

function addressesOf(world: World, username: string): string[] {
  const name = username.toLowerCase();
  return [name, `${name}@${new URL(world.origin).host}`.toLowerCase()];
}
