import { IconButton, lazyPart, useMessages } from '@rookery/ui';
import { Smile } from 'lucide-react';
import { useRef, useState } from 'react';
import { emojiMessages } from './messages.js';
import type { PickerEmoji } from './picker-rows.js';

interface EmojiButtonProps {
  isDisabled: boolean;
  /** Called after the picker has closed; it moves the focus to the text. */
  onPick(emoji: PickerEmoji): void;
  /** Closed without a choice. */
  onClose(): void;
}

const EmojiPopover = lazyPart(async () => (await import('./emoji-popover.screen.js')).EmojiPopoverScreen);

/** Opens the emoji picker, which is loaded by the first press. */
export function EmojiButton({ isDisabled, onPick, onClose }: EmojiButtonProps) {
  const text = useMessages(emojiMessages);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        label={text.open()}
        icon={<Smile size={20} strokeWidth={1.85} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={isDisabled}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <EmojiPopover
          anchor={button}
          onPick={emoji => {
            setOpen(false);
            onPick(emoji);
          }}
          onClose={() => {
            setOpen(false);
            onClose();
          }}
          onLoadFailed={() => setOpen(false)}
        />
      )}
    </>
  );
}
