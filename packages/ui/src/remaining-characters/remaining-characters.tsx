import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { useRemainingText } from './use-remaining-text.js';

export interface RemainingCharactersProps {
  /** Id of the words, for the description of the text field. */
  id: string;
  /** Negative above the limit. @selector [data-over] */
  remaining: number;
  className?: string | undefined;
}

/** The characters that are left under a limit: a number to see, and words to hear. */
export function RemainingCharacters({ id, remaining, className }: RemainingCharactersProps) {
  const text = useRemainingText();
  return (
    <span className={className} data-over={remaining < 0 || undefined}>
      <span aria-hidden="true">{text.number(remaining)}</span>
      <VisuallyHidden>
        <span id={id}>{text.words(remaining)}</span>
      </VisuallyHidden>
    </span>
  );
}
