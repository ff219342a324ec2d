import { anAccount } from '@rookery/api-client/testing';
import type { RebloggingAccount } from '../rows/status-facts.js';

/** An account that reblogged; its name is its id too. */
export const aReblogger = (name: string, verified = false): RebloggingAccount =>
  anAccount({ id: name, acct: name.toLowerCase(), display_name: name, verified });
