import { IconButton, useMessages } from '@rookery/ui';
import { placeBeside } from '@rookery/ui/completion';
import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { mediaMessages } from './media-messages.js';
import { usePopoverClosed } from '../popover/use-popover-closed.js';

export interface MediaDescriptionProps {
  /** The button that opened it. Gets the focus back. */
  anchor: RefObject<HTMLElement | null>;
  description: string;
  /** Its language (BCP 47). */
  lang: string | undefined;
  onClose(): void;
}

/** The description of a picture in a popover beside its button. Escape, a press elsewhere and the close button close it. */
export function MediaDescription({ anchor, description, lang, onClose }: MediaDescriptionProps) {
  const text = useMessages(mediaMessages);
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: element } = box;
    if (element === null || anchor.current === null) return;
    element.showPopover?.();
    placeBeside(element, anchor.current.getBoundingClientRect());
    element.querySelector<HTMLElement>('p')?.focus({ preventScroll: true });
  }, [anchor]);

  function close(): void {
    anchor.current?.focus({ preventScroll: true });
    onClose();
  }
  usePopoverClosed(box, () => {
    // A press elsewhere has moved the focus already.
    if (document.activeElement === document.body || box.current?.contains(document.activeElement) === true) close();
    else onClose();
  });
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keeps presses on the text from the row behind it
    <div
      ref={box}
      className="rk-description"
      popover="auto"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a popover: the `dialog` element has rules of its own
      role="dialog"
      aria-labelledby={titleId}
      onClick={event => event.stopPropagation()}
    >
      <header>
        <strong id={titleId}>{text.description()}</strong>
        <IconButton label={text.close()} icon={<X size={18} strokeWidth={1.85} aria-hidden="true" />} onClick={close} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys must be able to scroll a long description */}
      <p dir="auto" lang={lang} tabIndex={0}>
        {description}
      </p>
    </div>
  );
}
