import type { EmojiReaction } from '@rookery/api-client';
import { safeUrl, useFormat, useMessages } from '@rookery/ui';
import { messages } from './messages.js';
import { reactionSummary } from './status-rules.js';

interface ReactionsProps {
  reactions: readonly EmojiReaction[];
  /** Favourites that are counted as 👍; 0 where they have a count of their own. */
  favourites?: number;
}

/** Up to three emoji and the number of reactions (STAT-04). Nothing without reactions. */
export function Reactions({ reactions, favourites = 0 }: ReactionsProps) {
  const text = useMessages(messages);
  const format = useFormat();
  const { emoji, total } = reactionSummary(reactions, favourites);
  if (total === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- several emoji and a count read as one thing
    <span className="rk-reactions" role="img" aria-label={text.reactions({ count: total, shown: format.number(total) })}>
      {emoji.map(reaction => {
        const url = safeUrl(reaction.static_url ?? reaction.url, 'emoji');
        return url === null ? (
          <span key={reaction.name}>{reaction.name}</span>
        ) : (
          <img key={reaction.name} src={url} alt="" loading="lazy" />
        );
      })}
      <b>{format.number(total)}</b>
    </span>
  );
}
