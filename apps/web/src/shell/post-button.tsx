import { rowIcon, useMessages, watchTooltips } from '@rookery/ui';
import { messages } from '../messages/messages.js';

interface PostButtonProps {
  /** Over the corner of narrow pages, instead of in the rail. @selector [data-floating] */
  isFloating?: boolean;
  onPress(): void;
}

const icon = rowIcon('feather');

/** Opens the composer. */
export function PostButton({ isFloating = false, onPress }: PostButtonProps) {
  const text = useMessages(messages);
  return (
    <button
      type="button"
      className="rk-button app-post"
      data-variant="primary"
      data-floating={isFloating || undefined}
      aria-label={text.writePost()}
      data-tooltip={isFloating ? undefined : text.writePost()}
      onPointerEnter={watchTooltips}
      onFocus={watchTooltips}
      onClick={onPress}
    >
      {icon}
      {!isFloating && <span className="app-navigation-label">{text.writePost()}</span>}
    </button>
  );
}
