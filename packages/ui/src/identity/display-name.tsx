import { memo } from 'react';
import { splitShortcodes } from './shortcodes.js';
import type { NameEmoji } from './shortcodes.js';

export interface DisplayNameProps {
  /** As the server gave it: text, never HTML. */
  name: string;
  emojis?: readonly NameEmoji[];
}

/** A name with its custom emoji as pictures, isolated from the direction of the text around it. */
export const DisplayName = memo(function DisplayName({ name, emojis = [] }: DisplayNameProps) {
  return (
    <bdi className="rk-name">
      {splitShortcodes(name, emojis).map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          <img
            // The parts of one name never change places.
            key={index}
            className="rk-emoji"
            src={part.url}
            alt={`:${part.shortcode}:`}
            title={`:${part.shortcode}:`}
            draggable={false}
            loading="lazy"
          />
        ),
      )}
    </bdi>
  );
});
