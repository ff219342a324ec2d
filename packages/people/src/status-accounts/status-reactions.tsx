import { BlankState, type ListStatesProps, safeUrl, useFormat, useMessages } from '@rookery/ui';
import { Tabs } from '@rookery/ui/tabs';
import { statusAccountsMessages } from './messages.js';
import { FollowableRow, StatusAccountList } from './status-account-list.screen.js';
import type { ReactionEmoji, ReactionRow } from './reaction-rows.js';

interface StatusReactionsProps extends Pick<ListStatesProps, 'phase' | 'reason' | 'onRetry' | 'older'> {
  /** Most used first. */
  emoji: readonly ReactionEmoji[];
  /** The emoji whose accounts are shown; null: all. */
  chosen: string | null;
  onChoose(name: string | null): void;
  rows: readonly ReactionRow[];
}

const ALL = 'all';
/** Keeps an emoji with the shortcode `all` apart from the first tab. */
const tabOf = (name: string): string => `emoji ${name}`;

/** The accounts that reacted to a post, all of them or those with one emoji (MOD-14). */
export function StatusReactions({ emoji, chosen, onChoose, rows, ...list }: StatusReactionsProps) {
  const text = useMessages(statusAccountsMessages);
  const format = useFormat();
  const accounts = (
    <StatusAccountList
      {...list}
      failedTitle={text.reactionsFailed()}
      emptyState={<BlankState title={text.noReactions()} />}
      olderFailedTitle={text.moreFailed()}
      isEmpty={rows.length === 0 && list.older === null}
    >
      {rows.map(row => (
        <FollowableRow key={row.account.id} account={row.account}>
          <span className="rk-account-reactions">
            {row.emoji.map(({ name, url }) => (
              <Emoji key={name} name={name} url={url} />
            ))}
          </span>
        </FollowableRow>
      ))}
    </StatusAccountList>
  );
  if (list.phase !== 'ready' || emoji.length === 0) return accounts;
  const total = emoji.reduce((sum, { count }) => sum + count, 0);
  return (
    <Tabs
      label={text.reactions()}
      items={[
        { id: ALL, label: text.all({ shown: format.number(total) }) },
        ...emoji.map(({ name, count, url }) => ({
          id: tabOf(name),
          label: format.number(count),
          icon: <Emoji name={name} url={url} />,
        })),
      ]}
      selected={chosen === null ? ALL : tabOf(chosen)}
      onSelect={id => onChoose(emoji.find(({ name }) => tabOf(name) === id)?.name ?? null)}
    >
      {accounts}
    </Tabs>
  );
}

function Emoji({ name, url }: Pick<ReactionEmoji, 'name' | 'url'>) {
  const src = safeUrl(url, 'emoji');
  return src === null ? (
    <span>{name}</span>
  ) : (
    <img referrerPolicy="no-referrer" className="rk-reaction-emoji" src={src} alt={`:${name}:`} loading="lazy" />
  );
}
