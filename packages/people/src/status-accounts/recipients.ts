import type { Mention, Status } from '@rookery/api-client';
import type { ShownAccount } from '../accounts/account-row.js';

/** The accounts that a post mentions, the replied-to one first. An account that answers itself is not mentioned, and is one of them. */
export function recipients({ mentions, account, in_reply_to_account_id: target }: Status): Mention[] {
  const own = mentions.some(({ id }) => id === account.id) || target !== account.id ? [] : [account];
  const all = [...own.map(({ id, username, acct, url }) => ({ id, username, acct, url })), ...mentions];
  return [...all.filter(({ id }) => id === target), ...all.filter(({ id }) => id !== target)];
}

/** The row of a mentioned account that is not loaded: its handle alone. */
export function accountOfMention({ id, username, acct, url }: Mention): ShownAccount {
  return { id, username, acct, url, display_name: '', avatar: '', verified: false, emojis: [], note: '' };
}
