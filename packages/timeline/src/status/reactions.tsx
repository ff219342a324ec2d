import type { EmojiReaction } from '@rookery/api-client';
import { safeUrl, useFormat, useMessages } from '@rookery/ui';
import { messages } from './messages.js';
import { reactionSummary } from './status-rules.js';

const always = (): boolean => true;

interface ReactionsProps {
  reactions: readonly EmojiReaction[];
  /** Favourites that are counted as 👍; 0 where they have a count of their own. */
  favourites?: number;
  /** Adds or removes the reader's own reaction; null: reactions are only counted. */
  onToggle: ((reaction: EmojiReaction) => void) | null;
  /** Whether the reader can add or remove this one: the server may refuse custom emoji of other servers. Default: every one. */
  canToggle?: (reaction: EmojiReaction) => boolean;
  /** Opens the list of their accounts; undefined: not offered. */
  onShowAll?: (() => void) | undefined;
}

/** Up to three emoji and the number of reactions (STAT-04); each emoji is a button where the reader can react. Nothing without reactions. */
export function Reactions({ reactions, favourites = 0, onToggle, canToggle = always, onShowAll }: ReactionsProps) {
  const text = useMessages(messages);
  const format = useFormat();
  const { emoji, hasMore, total } = reactionSummary(reactions, favourites);
  if (total === 0) return null;
  const label = text.reactions({ count: total, shown: format.number(total) });
  if (onToggle === null) {
    const summary = (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- several emoji and a count read as one thing
      <span className="rk-reactions" role="img" aria-label={label}>
        {emoji.map(reaction => (
          <EmojiPicture key={reaction.name} reaction={reaction} />
        ))}
        <b>{format.number(total)}</b>
      </span>
    );
    if (onShowAll === undefined) return summary;
    return (
      <button type="button" aria-haspopup="dialog" onClick={onShowAll}>
        {summary}
      </button>
    );
  }
  return (
    <span className="rk-reactions">
      {emoji.map(reaction => (
        <button
          key={reaction.name}
          type="button"
          aria-pressed={reaction.me}
          disabled={!canToggle(reaction)}
          aria-label={text.reactionsWith({
            emoji: reaction.name,
            count: reaction.count,
            shown: format.number(reaction.count),
          })}
          onClick={({ currentTarget }) => {
            // The button goes with the last reaction: the focus stays on the post.
            if (reaction.me && reaction.count === 1) currentTarget.closest('article')?.focus({ preventScroll: true });
            onToggle(reaction);
          }}
        >
          <EmojiPicture reaction={reaction} />
          <b>{format.number(reaction.count)}</b>
        </button>
      ))}
      {onShowAll !== undefined ? (
        <button type="button" aria-haspopup="dialog" onClick={onShowAll}>
          {label}
        </button>
      ) : (
        hasMore && <span>{label}</span>
      )}
    </span>
  );
}

function EmojiPicture({ reaction }: { reaction: EmojiReaction }) {
  const url = safeUrl(reaction.static_url ?? reaction.url, 'emoji');
  return url === null ? <span>{reaction.name}</span> : <img referrerPolicy="no-referrer" src={url} alt="" loading="lazy" />;
}
