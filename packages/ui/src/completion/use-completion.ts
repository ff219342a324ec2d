import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { insertText } from './caret.dom.js';
import { createLookUp, type SuggestFor } from './look-up.js';
import { isSameWord, tokenAt, type Token } from './token.js';

/** How suggestions of one kind complete a text. */
export interface CompletionKind<Suggestion> {
  /** The text that replaces the word, with a space at its end. */
  insertedText(suggestion: Suggestion): string;
  /** Whether a suggestion for a shorter word still fits. */
  isSuggestionFor(suggestion: Suggestion, query: string): boolean;
}

export interface Completion<Suggestion> {
  readonly token: Token;
  readonly suggestions: readonly Suggestion[];
  /** The suggestion that Enter takes. */
  readonly active: number;
}

/** Completes the word before the caret of a text area. The focus stays in the text area. */
export function useCompletion<Suggestion>(
  field: RefObject<HTMLTextAreaElement | null>,
  suggestFor: SuggestFor<Suggestion> | null,
  kind: CompletionKind<Suggestion>,
) {
  const [completion, setCompletion] = useState<Completion<Suggestion> | null>(null);
  const word = useRef<{ current: Token | null; dismissed: Token | null }>({ current: null, dismissed: null });
  const lookUp = useMemo(() => suggestFor && createLookUp(suggestFor), [suggestFor]);
  useEffect(() => () => lookUp?.cancel(), [lookUp]);

  function close(): void {
    lookUp?.cancel();
    setCompletion(null);
  }

  /** Call it after each change of the text or the caret. */
  function update(isComposing: boolean): void {
    const { current: element } = field;
    if (element === null || lookUp === null) return;
    const isCaret = element.selectionStart === element.selectionEnd;
    const found = isCaret && !isComposing ? tokenAt(element.value, element.selectionStart) : null;
    const token = found !== null && suggestFor?.[found.sign] !== undefined ? found : null;
    const before = word.current.current;
    word.current.current = token;
    if (!isSameWord(token, word.current.dismissed)) word.current.dismissed = null;
    if (token === null || word.current.dismissed !== null) {
      if (before !== null) close();
      return;
    }
    if (before !== null && isSameWord(token, before) && token.query === before.query) return;
    setCompletion(shown => shown && stillFitting(shown, token, kind));
    lookUp.look(token, suggestions => setCompletion(suggestions.length === 0 ? null : { token, suggestions, active: 0 }));
  }

  function accept(suggestion: Suggestion): void {
    const token = word.current.current;
    const { current: element } = field;
    close();
    word.current.current = null;
    if (token !== null && element !== null)
      insertText(element, kind.insertedText(suggestion), token.start, spaceAfter(element.value, token.end));
  }

  /** Handles the keys of the list. Returns whether the key was one of them. */
  function handleKey(event: KeyboardEvent): boolean {
    if (completion === null || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
    const { suggestions, active } = completion;
    const chosen = suggestions[active];
    if (event.key === 'ArrowDown') setCompletion({ ...completion, active: (active + 1) % suggestions.length });
    else if (event.key === 'ArrowUp') setCompletion({ ...completion, active: (active || suggestions.length) - 1 });
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && chosen !== undefined) accept(chosen);
    else if (event.key === 'Escape') {
      word.current.dismissed = word.current.current;
      close();
    } else return false;
    event.preventDefault();
    // A dialog around the text would close with Escape, and move the focus with Tab.
    event.stopPropagation();
    return true;
  }

  return { completion, update, close, accept, handleKey };
}

/** The list while the suggestions for a changed word load: Enter must not take one that fits no more. */
function stillFitting<Suggestion>(
  completion: Completion<Suggestion>,
  token: Token,
  { isSuggestionFor }: CompletionKind<Suggestion>,
): Completion<Suggestion> | null {
  const suggestions = completion.suggestions.filter(suggestion => isSuggestionFor(suggestion, token.query));
  return suggestions.length === 0 ? null : { token, suggestions, active: 0 };
}

/** The end of a word with the space behind it: the inserted text brings its own. */
function spaceAfter(text: string, end: number): number {
  return text[end] === ' ' ? end + 1 : end;
}
