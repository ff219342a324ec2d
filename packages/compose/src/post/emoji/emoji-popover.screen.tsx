import { browserStorage } from '@rookery/api-client';
import { useClient, customEmojisQuery } from '@rookery/store';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useTimelineOptions } from '@rookery/timeline';
import { placeBeside } from '@rookery/ui/completion';
import { readEmojiMemory, writeEmojiMemory, type EmojiMemory } from './emoji-memory.js';
import { EmojiPicker } from './emoji-picker.js';
import { withRecent, type PickerEmoji } from './picker-rows.js';
import { usePopoverClosed } from '@rookery/timeline/parts';

export interface EmojiPopoverProps {
  /** The button that opened it. */
  anchor: RefObject<HTMLElement | null>;
  /** Whether the server's own emoji are offered. Default true. */
  hasCustom?: boolean;
  /** Whether the first emoji is active at once, and the focus moves to the picker also on a touch screen. */
  startsAtFirst?: boolean;
  onPick(emoji: PickerEmoji): void;
  onClose(): void;
}

/** The emoji picker beside its button; at the lower edge of narrow screens. Remembers recent emoji and the skin tone on this device. */
export function EmojiPopoverScreen({ anchor, hasCustom = true, startsAtFirst, onPick, onClose }: EmojiPopoverProps) {
  const { storageScope } = useTimelineOptions();
  const popover = useRef<HTMLDivElement>(null);
  const { data: custom = [] } = useQuery({ ...customEmojisQuery(useClient()), enabled: hasCustom });
  const [memory, setMemory] = useState(() => readEmojiMemory(browserStorage('local'), storageScope));
  useLayoutEffect(() => {
    const { current: element } = popover;
    if (element === null || anchor.current === null) return;
    element.showPopover?.();
    // On a touch screen the keyboard would cover the emoji: the field waits for a key of a keyboard that is attached.
    const field = element.querySelector('input');
    const onKey = ({ target }: KeyboardEvent) => target === element && field?.focus();
    element.addEventListener('keydown', onKey);
    if (!matchMedia('(pointer: coarse)').matches) field?.focus();
    else if (startsAtFirst === true) element.focus({ preventScroll: true });
    const place = () => {
      const { current: button } = anchor;
      element.removeAttribute('style');
      // Narrow screens have it at their lower edge: see the style sheet.
      if (button !== null && !matchMedia('(max-width: 30em)').matches) placeBeside(element, button.getBoundingClientRect());
    };
    place();
    window.addEventListener('resize', place);
    return () => {
      element.removeEventListener('keydown', onKey);
      window.removeEventListener('resize', place);
    };
  }, [anchor, startsAtFirst]);

  usePopoverClosed(popover, onClose);

  function remember(next: EmojiMemory): void {
    setMemory(next);
    writeEmojiMemory(browserStorage('local'), storageScope, next);
  }

  return (
    <div className="rk-emoji-popover" ref={popover} popover="auto" tabIndex={-1}>
      <EmojiPicker
        custom={hasCustom ? custom : []}
        startsAtFirst={startsAtFirst}
        memory={memory}
        onPick={emoji => {
          remember({ ...memory, recent: withRecent(memory.recent, emoji) });
          onPick(emoji);
        }}
        onTone={tone => remember({ ...memory, tone })}
        onClose={onClose}
      />
    </div>
  );
}
