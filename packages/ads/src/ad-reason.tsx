import { IconButton, useMessages } from '@rookery/ui';
import { Ellipsis } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { messages } from './messages.js';

interface AdReasonProps {
  /** The ad's own reason; null: that of the site. */
  reason: string | null;
  siteTitle: string;
}

/**
 * The options of an ad, which tell why it is shown (ADS-06, ADS-07). What the button opens closes on a second press, on a press outside, on Escape and when
 * the focus leaves it.
 */
export function AdReason({ reason, siteTitle }: AdReasonProps) {
  const text = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: PointerEvent): void => {
      if (!(event.target instanceof Node) || !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = (event: FocusEvent): void => {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape and the focus concern the button inside
    <div ref={box} className="rk-ad-reason" onKeyDown={onKeyDown} onBlur={onBlur}>
      <IconButton
        ref={button}
        label={text.options()}
        icon={<Ellipsis size={20} strokeWidth={1.85} aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      <output>
        {isOpen && (
          <div id={id} className="rk-ad-reason-popup">
            <strong>{text.why()}</strong>
            <p dir="auto">{reason ?? text.fundsTheService({ siteTitle })}</p>
          </div>
        )}
      </output>
    </div>
  );
}
