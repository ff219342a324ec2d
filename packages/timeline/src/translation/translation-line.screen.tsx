import type { Status } from '@rookery/api-client';
import type { ShownTranslation } from './translatable.js';
import { TranslationLine } from './translation-line.js';
import { useTranslate } from './use-translate.js';

export interface TranslationPartProps {
  /** The original. */
  status: Status;
  /** Null: the original is shown. */
  translation: ShownTranslation | null;
  onChange: (translation: ShownTranslation | null) => void;
}

/** The translation of a post by the server. */
export function TranslationLineScreen(props: TranslationPartProps) {
  return <TranslationLine {...props} onTranslate={useTranslate()} />;
}
