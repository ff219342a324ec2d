import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.js';
import { useMessages } from '../i18n/messages-provider.js';
import { TextField } from '../text-field/text-field.js';
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
  // Absent outside secure contexts, whatever its type says.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = (): void => {
    field.current?.select();
    clipboard?.writeText(value).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
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
      {clipboard !== undefined && <Button onClick={copy}>{outcome === 'copied' ? text.copied() : text.copy()}</Button>}
      <output>{outcome === 'failed' && text.failed()}</output>
      <span className="rk-visually-hidden" aria-live="polite">
        {outcome === 'copied' ? text.copied() : ''}
      </span>
    </div>
  );
}
