import { Link, safeUrl, useFormat, useMessages } from '@rookery/ui';
import type { ReactNode } from 'react';
import type { StatusAccountList } from '../options/timeline-options.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { EditedMark } from './edited-mark.js';
import { focusedMessages } from './focused-messages.js';
import { Reactions } from './reactions.js';
import { shownVisibility } from './status-rules.js';
import type { FocusedFactsProps } from './status.js';
import { VisibilityMark } from './visibility-mark.js';

/**
 * Below a focused post: its date, and the counts of reposts, quotes and reactions. Zero counts are not shown. A count opens the list of its
 * accounts; a visitor is asked to sign in instead (THR-08).
 */
export function FocusedFacts({ status, onToggleReaction, canToggle }: FocusedFactsProps) {
  const text = useMessages(focusedMessages);
  const format = useFormat();
  const { hrefs, isSignedIn, onSignInNeeded, onShowAccounts } = useTimelineOptions();
  const quotesHref = hrefs.quotes?.(status) ?? null;
  const hasReactions = status.emoji_reactions.length > 0;
  const opener = (list: StatusAccountList): (() => void) | undefined => {
    const show = onShowAccounts[list];
    return show && (() => (isSignedIn ? show(status) : onSignInNeeded({ action: 'accounts', status })));
  };
  const counts: ReactNode[] = [];
  if (status.reblogs_count > 0) {
    counts.push(
      <Count
        key="reposts"
        value={status.reblogs_count}
        label={text.reposts({ count: status.reblogs_count })}
        onPress={opener('reblogs')}
      />,
    );
  }
  if (status.quotes_count > 0) {
    const quotes = <Count key="quotes" value={status.quotes_count} label={text.quotes({ count: status.quotes_count })} />;
    counts.push(
      quotesHref === null ? (
        quotes
      ) : (
        <Link key="quotes" href={quotesHref}>
          {quotes}
        </Link>
      ),
    );
  }
  // Where the reactions cannot be listed and the likes can, the likes keep a count of their own (STAT-07).
  const hasLikesAlone = onShowAccounts.reactions === undefined && onShowAccounts.favourites !== undefined;
  const isMerged = hasReactions && onToggleReaction === null && !hasLikesAlone;
  if (!isMerged && status.favourites_count > 0) {
    counts.push(
      <Count
        key="likes"
        value={status.favourites_count}
        label={text.likes({ count: status.favourites_count })}
        onPress={opener('favourites')}
      />,
    );
  }
  if (hasReactions) {
    counts.push(
      <Reactions
        key="reactions"
        reactions={status.emoji_reactions}
        favourites={isMerged ? status.favourites_count : 0}
        onToggle={onToggleReaction}
        canToggle={canToggle}
        onShowAll={opener('reactions')}
      />,
    );
  }
  return (
    <>
      <p className="rk-status-date">
        <VisibilityMark visibility={shownVisibility(status)} />
        {status.created_at !== null && (
          <a href={safeUrl(status.url, 'link') ?? hrefs.status(status)}>
            <time dateTime={status.created_at}>{format.date(status.created_at, { dateStyle: 'long', timeStyle: 'short' })}</time>
          </a>
        )}
        {status.edited_at !== null && (
          <EditedMark status={status}>
            <span title={format.date(status.edited_at)}>{text.edited()}</span>
          </EditedMark>
        )}
      </p>
      {counts.length > 0 && <div className="rk-status-counts">{counts}</div>}
    </>
  );
}

interface CountProps {
  value: number;
  label: string;
  /** Undefined: the accounts behind the count cannot be listed. */
  onPress?: (() => void) | undefined;
}

function Count({ value, label, onPress }: CountProps) {
  const format = useFormat();
  return (
    <Pressable onPress={onPress}>
      <b>{format.number(value)}</b> {label}
    </Pressable>
  );
}

function Pressable({ onPress, children }: Pick<CountProps, 'onPress'> & { children: ReactNode }) {
  if (onPress === undefined) return <span>{children}</span>;
  return (
    <button type="button" aria-haspopup="dialog" onClick={onPress}>
      {children}
    </button>
  );
}
