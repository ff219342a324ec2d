import type { Status } from '@rookery/api-client';
import { useMessages } from '@rookery/ui';
import { useState } from 'react';
import { messages } from './messages.js';
import type { ShownTranslation } from './translatable.js';

interface TranslationLineProps {
  /** The original. */
  status: Status;
  /** Null: the original is shown. */
  translation: ShownTranslation | null;
  /** Resolves to null when the translation failed; a toast says why. */
  onTranslate: (status: Status) => Promise<ShownTranslation | null>;
  onChange: (translation: ShownTranslation | null) => void;
}

/** The line below a post in another language: it offers the translation, or names its source and offers the original. */
export function TranslationLine({ status, translation, onTranslate, onChange }: TranslationLineProps) {
  const text = useMessages(messages);
  const [isBusy, setBusy] = useState(false);
  const press = (): void => {
    if (translation !== null) {
      onChange(null);
      return;
    }
    setBusy(true);
    void onTranslate(status).then(found => {
      setBusy(false);
      if (found !== null) onChange(found);
    });
  };
  return (
    <p className="rk-translation">
      {translation !== null && <span>{creditOf(translation, text)}</span>}
      <button type="button" className="rk-link-button" aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : press}>
        {translation === null ? (isBusy ? text.translating() : text.translate()) : text.showOriginal()}
      </button>
    </p>
  );
}

function creditOf(
  { from, provider }: ShownTranslation,
  text: ReturnType<typeof useMessages<keyof typeof messages.texts>>,
): string {
  if (from === null) return provider === null ? text.translated() : text.translatedBy({ provider });
  return provider === null ? text.translatedFrom({ language: from }) : text.translatedFromBy({ language: from, provider });
}
