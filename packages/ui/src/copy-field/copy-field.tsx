import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.js';
import { useMessages } from '../i18n/messages-provider.js';
import { TextField } from '../text-field/text-field.js';
import { canCopy, copyText } from './hand-over.dom.js';
import { copyFieldMessages } from './messages.js';

/** How long the field says that it was copied, in ms (UI-02). */
export const COPIED_MS = 2_000;

export interface CopyFieldProps {
  /** Names the field. */
  label: string;
  /** The text to copy. */
  value: string;
  /** Explains the field, below it. */
  description?: string;
}

/**
 * A read-only text to copy (UI-02). A press on it selects all of it; the button, offered where the page may write to the clipboard, copies
 * it too.
 */
export function CopyField({ label, value, description }: CopyFieldProps) {
  const text = useMessages(copyFieldMessages);
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (): Promise<void> => {
    field.current?.select();
    setOutcome((await copyText(value)) ? 'copied' : 'failed');
  };
  return (
    <div className="rk-copy-field">
      <TextField
        ref={field}
        label={label}
        readOnly
        dir="ltr"
        value={value}
        {...(description !== undefined && { description })}
        onClick={event => event.currentTarget.select()}
        onFocus={event => event.currentTarget.select()}
      />
      {canCopy() && <Button onClick={() => void copy()}>{outcome === 'copied' ? text.copied() : text.copy()}</Button>}
      <output>{outcome === 'failed' && text.failed()}</output>
      <span className="rk-visually-hidden" aria-live="polite">
        {outcome === 'copied' ? text.copied() : ''}
      </span>
    </div>
  );
}
