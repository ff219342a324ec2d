import { useMessages } from '@rookery/ui';
import { useRef, useState } from 'react';
import { messages } from './messages.js';
import { Description } from './lazy-notes.js';

/** The button that opens the description of a picture beside it. */
export function DescriptionBadge({ description, lang }: { description: string; lang: string | undefined }) {
  const text = useMessages(messages);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="rk-media-badge"
        aria-label={text.showDescription()}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {text.altBadge()}
      </button>
      {isOpen && (
        <Description
          anchor={button}
          description={description}
          lang={lang}
          onClose={() => setOpen(false)}
          onLoadFailed={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The kind of a file over its picture; nothing without a label. */
export function MediaBadge({ label, isAtTop = false }: { label: string; isAtTop?: boolean }) {
  return label === '' ? null : (
    <span className="rk-media-badge" aria-hidden="true" data-top={isAtTop || undefined}>
      {label}
    </span>
  );
}
