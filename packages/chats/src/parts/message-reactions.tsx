import type { MessageReaction } from '../chat-types.js';

interface MessageReactionsProps {
  known: readonly MessageReaction[];
  /** Adds a reaction of the account, or removes it; absent: the server has no reactions. */
  onReact?: ((name: string) => void) | undefined;
}

/** The reactions to a message. A press adds or removes one's own; by keyboard they are in the menu of the message. */
export function MessageReactions({ known, onReact }: MessageReactionsProps) {
  return (
    <ul className="rk-message-reactions">
      {known.map(({ name, count, me }) => (
        <li key={name}>
          <button type="button" tabIndex={-1} disabled={!onReact} aria-pressed={me} onClick={() => onReact?.(name)}>
            {name} {count}
          </button>
        </li>
      ))}
    </ul>
  );
}
