import type { NotificationPolicy, NotificationRequest, PolicyGroup, PolicyChoice } from '@rookery/api-client';
import {
  Avatar,
  BlankState,
  Button,
  Identity,
  Link,
  ListStates,
  type ListStatesProps,
  safeUrl,
  Select,
  shownHandle,
  useMessages,
} from '@rookery/ui';
import { useTimelineOptions } from '@rookery/timeline';
import { requestMessages } from '../messages.js';

interface RequestListProps extends Pick<ListStatesProps, 'phase' | 'reason' | 'isBusy' | 'onRetry' | 'older'> {
  requests: readonly NotificationRequest[];
  /** The address of the notifications of one account. */
  hrefOf(accountId: string): string;
  onAnswer(ids: readonly string[], isAccepted: boolean): void;
}

/** The accounts whose notifications are kept back. An answer cannot be taken back: a dismissed notification is deleted. */
export function RequestList({ requests, hrefOf, onAnswer, ...states }: RequestListProps) {
  const text = useMessages(requestMessages);
  const { hrefs } = useTimelineOptions();
  const ids = requests.map(({ id }) => id);
  return (
    <ListStates
      {...states}
      failedTitle={text.failed()}
      isEmpty={requests.length === 0 && states.older === null}
      emptyState={<BlankState title={text.empty()} description={text.emptyHint()} />}
    >
      {requests.length > 1 && (
        <div className="rk-request-buttons rk-requests-all">
          <Button size="sm" variant="secondary" onClick={() => onAnswer(ids, true)}>
            {text.acceptAll()}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => onAnswer(ids, false)}>
            {text.dismissAll()}
          </Button>
        </div>
      )}
      <ul className="rk-requests" aria-label={text.label()}>
        {requests.map(({ id, account, notifications_count: count }) => {
          const name = account.display_name || `@${shownHandle(account.acct)}`;
          return (
            <li key={id}>
              <Avatar src={safeUrl(account.avatar_static || account.avatar, 'media')} name={name} size={44} />
              <div className="rk-request-account">
                <Identity
                  displayName={account.display_name}
                  acct={account.acct}
                  verified={account.verified}
                  emojis={account.emojis}
                  href={hrefs.account(account)}
                />
                <p>
                  <Link href={hrefOf(account.id)}>{text.count({ count })}</Link>
                </p>
              </div>
              <div className="rk-request-buttons">
                <Button size="sm" aria-label={text.acceptName({ name })} onClick={() => onAnswer([id], true)}>
                  {text.accept()}
                </Button>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={text.dismissName({ name })}
                  onClick={() => onAnswer([id], false)}
                >
                  {text.dismiss()}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </ListStates>
  );
}

const groups = [
  'for_not_following',
  'for_not_followers',
  'for_new_accounts',
  'for_private_mentions',
  'for_limited_accounts',
] as const satisfies readonly PolicyGroup[];

interface PolicyFormProps {
  policy: NotificationPolicy;
  onChange(group: PolicyGroup, choice: PolicyChoice): void;
}

/** The policy: for each group of accounts, whether its notifications are shown, kept back, or dropped. */
export function PolicyForm({ policy, onChange }: PolicyFormProps) {
  const text = useMessages(requestMessages);
  const options = [
    { value: 'accept', label: text.accepted() },
    { value: 'filter', label: text.filter() },
    ...(policy.canDrop ? [{ value: 'drop', label: text.drop() } as const] : []),
  ] as const;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset takes no grid in every browser
    <div className="rk-policy" role="group" aria-label={text.policy()}>
      {groups.map(group => (
        <Select
          key={group}
          label={text[group]()}
          value={policy[group]}
          options={options}
          onChange={value => {
            const chosen = options.find(option => option.value === value);
            if (chosen !== undefined) onChange(group, chosen.value);
          }}
        />
      ))}
    </div>
  );
}
