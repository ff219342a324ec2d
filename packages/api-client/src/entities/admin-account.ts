import { type Account, type AccountRole, parseAccount, parseRole } from './account.js';
import {
  date,
  type Decoded,
  type Decoder,
  type Fields,
  fieldsOf,
  flag,
  html,
  id,
  identified,
  isRecord,
  list,
  MAX_MENTIONS,
  name,
  object,
  optionalId,
  optionalName,
  texts,
} from './decode.js';

const addressUse = object({ ip: name, used_at: date });
const own = object({
  id,
  username: name,
  domain: optionalName,
  created_at: date,
  email: optionalName,
  /** The account that invited it (Mastodon). */
  invited_by_account_id: optionalId,
  locale: optionalName,
  confirmed: flag,
  approved: flag,
  disabled: flag,
  silenced: flag,
  suspended: flag,
  sensitized: flag,
});

/** The tags of Pleroma and its forks that mean a limit, and that mark media as sensitive. */
export const LIMIT_TAG = 'mrf_tag:force-unlisted';
export const SENSITIVE_TAG = 'mrf_tag:media-force-nsfw';

/**
 * An account as the staff sees it, of either API. `silenced`: limited; `disabled`: frozen. Pleroma and its forks deactivate an account, which is
 * `suspended` here, and tag it (`tags`), which is `silenced` or `sensitized`.
 */
export interface AdminAccount extends Decoded<typeof own> {
  /** `user` of the server, `user@host` of another one: the name in requests of Pleroma. */
  nickname: string;
  /** Of the latest sign-in. */
  ip: string | null;
  /** The addresses it signed in from, as far as the server says. */
  ips: Decoded<typeof addressUse>[];
  /** Why it wants to join. Plain text. */
  invite_request: string | null;
  role: AccountRole | null;
  is_admin: boolean;
  is_moderator: boolean;
  tags: string[];
  /** Null where the server sends no profile. */
  account: Account | null;
}

/** The fields that requests about an account need. */
export type AdminTarget = Pick<AdminAccount, 'id' | 'nickname'>;

const addresses = list('Admin::Ip', identified(addressUse, 'ip'), MAX_MENTIONS);
/** Mastodon sends a text, or an object with the text. */
const address: Decoder<string | null> = (value, decoding) => optionalName(isRecord(value) ? value['ip'] : value, decoding);

/** Parses an account of Mastodon's API. */
export const parseAdminAccount: Decoder<AdminAccount | null> = (value, decoding) => {
  if (!isRecord(value) || id(value['id'], decoding) === '') return null;
  const read = own(value, decoding);
  const account = parseAccount(value['account'], decoding);
  const username = read.username || (account?.username ?? '');
  return {
    ...read,
    username,
    nickname: read.domain === null ? username : `${username}@${read.domain}`,
    ip: address(value['ip'], decoding),
    ips: addresses(value['ips'], decoding),
    invite_request: html(value['invite_request'], decoding) || null,
    role: parseRole(value['role'], decoding),
    is_admin: account?.is_admin === true || hasRole(value, 'admin'),
    is_moderator: account?.is_moderator === true || hasRole(value, 'moderator'),
    tags: [],
    account,
  };
};

/** Mastodon before 4.0 names the role. */
const hasRole = (value: Fields, name: string): boolean => value['role'] === name;

const words = texts();

/** Parses a user of Pleroma's API. */
export const parseAdminUser: Decoder<AdminAccount | null> = (value, decoding) => {
  if (!isRecord(value) || id(value['id'], decoding) === '') return null;
  const read = own(value, decoding);
  const nickname = name(value['nickname'] ?? value['acct'], decoding);
  const [username = '', domain = ''] = nickname.split('@');
  const roles = fieldsOf(value['roles']);
  const tags = words(value['tags'], decoding);
  return {
    ...read,
    username,
    domain: value['local'] === true ? null : domain || null,
    nickname,
    confirmed: value['is_confirmed'] === true,
    approved: value['is_approved'] === true,
    suspended: value['is_active'] === false,
    silenced: tags.includes(LIMIT_TAG),
    sensitized: tags.includes(SENSITIVE_TAG),
    disabled: false,
    ip: null,
    ips: [],
    invite_request: html(value['registration_reason'], decoding) || null,
    role: null,
    is_admin: roles['admin'] === true,
    is_moderator: roles['moderator'] === true,
    tags,
    account: parseAccount(value['account'] ?? { ...value, acct: nickname, username }, decoding),
  };
};

export const adminAccounts: Decoder<AdminAccount[]> = list('Admin::Account', parseAdminAccount);
export const adminUsers: Decoder<AdminAccount[]> = list('Admin::Account', parseAdminUser);
