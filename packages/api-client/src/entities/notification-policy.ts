import { type Account, parseAccount } from './account.js';
import { count, date, type Decoded, type Decoder, fieldsOf, id, isRecord, list, nested, object, oneOf } from './decode.js';
import { parseStatus, type Status } from './status.js';

const choices = ['accept', 'filter', 'drop'] as const;

/** The treatment of the notifications of a group of accounts. */
export type PolicyChoice = (typeof choices)[number];

const choice = oneOf(choices, 'accept');
const fields = object({
  for_not_following: choice,
  for_not_followers: choice,
  for_new_accounts: choice,
  for_private_mentions: choice,
  for_limited_accounts: choice,
});

/** The groups of accounts that a policy names. */
export type PolicyGroup = keyof Decoded<typeof fields>;

/** The server's policy for the reader's notifications. `canDrop`: servers with version 1 of it filter and do not drop. */
export interface NotificationPolicy extends Decoded<typeof fields> {
  pending_requests_count: number;
  canDrop: boolean;
}

export const parsePolicy: Decoder<NotificationPolicy | null> = (value, decoding) => {
  if (!isRecord(value)) return null;
  const summary = fieldsOf(value['summary']);
  const isFirstVersion = 'filter_not_following' in value;
  const old = (name: string): PolicyChoice => (value[name] === true ? 'filter' : 'accept');
  const policy = isFirstVersion
    ? {
        for_not_following: old('filter_not_following'),
        for_not_followers: old('filter_not_followers'),
        for_new_accounts: old('filter_new_accounts'),
        for_private_mentions: old('filter_private_mentions'),
        for_limited_accounts: 'filter' as const,
      }
    : fields(value, decoding);
  return { ...policy, pending_requests_count: count(summary['pending_requests_count'], decoding), canDrop: !isFirstVersion };
};

const request = object({ id, updated_at: date, notifications_count: count });

/** The filtered notifications of one account. */
export interface NotificationRequest extends Decoded<typeof request> {
  account: Account;
  last_status: Status | null;
}

const parseRequest: Decoder<NotificationRequest | null> = (value, decoding) => {
  const account = parseAccount(fieldsOf(value)['account'], decoding);
  const parsed = request(value, decoding);
  if (account === null || parsed.id === '') return null;
  return { ...parsed, account, last_status: nested(parseStatus, fieldsOf(value)['last_status'], decoding) };
};

export const notificationRequests: Decoder<NotificationRequest[]> = list('NotificationRequest', parseRequest);
