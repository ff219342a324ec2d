import type { AdminAccount, AdminApi, AdminTarget } from '@rookery/api-client/admin';

/** The account in the addresses of its section: Pleroma finds accounts by name alone. */
export const accountItemId = (api: AdminApi, { id, nickname }: AdminTarget): string => (api === 'users' ? nickname : id);

/** The account that an address names. */
export const targetOf = (api: AdminApi, itemId: string): AdminTarget =>
  api === 'users' ? { id: '', nickname: itemId } : { id: itemId, nickname: '' };

/** Its name on screen where a sentence names it. */
export const atName = ({ nickname }: Pick<AdminTarget, 'nickname'>): string => `@${nickname}`;

/** A state of an account that has a mark of its own: it waits, or the staff has acted on it. */
export type Standing = 'pending' | 'suspended' | 'disabled' | 'silenced' | 'sensitized';

/** The standing of an account, the gravest first. Only a local account waits for approval. */
export function standingsOf(account: AdminAccount): readonly Standing[] {
  const { approved, domain } = account;
  const isPending = !approved && domain === null;
  const marks = (['suspended', 'disabled', 'silenced', 'sensitized'] as const).filter(mark => account[mark]);
  return isPending ? ['pending', ...marks] : marks;
}

/** The role of an account in the staff; null: none, or one without a name. */
export function roleOf({ role, is_admin, is_moderator }: AdminAccount): 'admin' | 'moderator' | { name: string } | null {
  if (role !== null && role.name !== '') return { name: role.name };
  if (is_admin) return 'admin';
  return is_moderator ? 'moderator' : null;
}
