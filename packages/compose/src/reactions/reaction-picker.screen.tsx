import type { EmojiReaction } from '@rookery/api-client';
import { reactionWith, useStatus, type ReactionEmoji } from '@rookery/store';
import { useEffect, useMemo, useState } from 'react';
import { EmojiPopoverScreen } from '../post/emoji/emoji-popover.screen.js';
import type { PickerEmoji } from '../post/emoji/picker-rows.js';
import { useStatusActions } from '@rookery/timeline/parts';

export interface ReactionPickerProps {
  statusId: string;
  /** The row of the post: the picker opens beside its actions, and the focus returns to it. */
  row: HTMLElement | null;
  /** Whether the server takes reactions with its own emoji. */
  hasCustom: boolean;
  /** Another value closes the picker: the row that it stands beside is gone. The name of the page. */
  page: string;
  onClose(): void;
}

/** The emoji picker that reacts to a post. Choosing the emoji of an own reaction removes it. */
export function ReactionPickerScreen({ statusId, row, hasCustom, page, onClose }: ReactionPickerProps) {
  const [openedAt] = useState(page);
  const isElsewhere = page !== openedAt;
  useEffect(() => {
    if (isElsewhere) onClose();
  }, [isElsewhere, onClose]);
  const actions = useStatusActions();
  const { data: status } = useStatus(statusId);
  const anchor = useMemo(() => ({ current: row?.querySelector<HTMLElement>('.rk-status-actions') ?? row }), [row]);

  function close(): void {
    const { activeElement } = document;
    // A press elsewhere has moved the focus already.
    const isFocusHere = activeElement === null || activeElement.matches('body, .rk-emoji-popover, .rk-emoji-popover *');
    if (isFocusHere) row?.focus({ preventScroll: true });
    onClose();
  }

  if (isElsewhere) return null;
  return (
    <EmojiPopoverScreen
      anchor={anchor}
      hasCustom={hasCustom}
      startsAtFirst
      onPick={emoji => {
        const chosen = reactionEmoji(emoji);
        actions.react(statusId, chosen, !isOwn(status?.emoji_reactions ?? [], chosen));
        close();
      }}
      onClose={close}
    />
  );
}

const isOwn = (reactions: readonly EmojiReaction[], { name }: ReactionEmoji): boolean =>
  reactionWith(reactions, name)?.me ?? false;

/** A custom emoji reacts by its shortcode, without the colons. */
const reactionEmoji = ({ text, url }: PickerEmoji): ReactionEmoji => ({
  name: url === null ? text : text.replaceAll(':', ''),
  url,
  static_url: url,
});
