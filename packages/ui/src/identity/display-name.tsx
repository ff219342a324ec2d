import { memo } from 'react';
import { cleanName } from '../clean-name.js';
import type { RichEmoji } from '../rich-text/emoji.js';
import { emojify } from '../rich-text/emojify.js';

const NO_EMOJIS: readonly RichEmoji[] = [];

export interface DisplayNameProps {
  /** As the server gave it: text, never HTML. */
  name: string;
  emojis?: readonly RichEmoji[];
}

/** A name with its custom emoji as pictures, isolated from the direction of the text around it. */
export const DisplayName = memo(function DisplayName({ name, emojis = NO_EMOJIS }: DisplayNameProps) {
  return <bdi className="rk-name">{emojify(cleanName(name), emojis)}</bdi>;
});
