import { QueueButton, type QueueButtonProps } from './queue-button.js';

export interface NewItemsBannerProps extends QueueButtonProps {
  /** Whether it follows the reader down the list; else it stands at the list's top. */
  isFloating: boolean;
}

/** The button for new posts over the list: it takes no room, so nothing moves when it comes and goes. */
export function NewItemsBanner({ isFloating, ...button }: NewItemsBannerProps) {
  return (
    <div className="rk-new-items" data-floating={isFloating || undefined}>
      <QueueButton {...button} />
    </div>
  );
}
