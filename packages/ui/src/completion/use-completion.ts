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
  /** Whether the list shows the typed part of the word. If not, a letter that changes no suggestion renders nothing. */
  readonly showsQuery?: boolean;
}

export interface Completion<Suggestion> {
  readonly token: Token;
  readonly suggestions: readonly Suggestion[];
  /** The suggestion that Enter takes. */
  readonly active: number;
}

interface Shown<Suggestion> {
  readonly completion: Completion<Suggestion>;
  readonly isOpen: boolean;
}

/**
 * Completes the word before the caret of a text area. The focus stays in the text area.
 *
 * `completion` is null while nothing is offered. `kept` is the latest one, also when it is closed, until the field loses the focus: a list that
 * stays in the document opens for the next word at less cost.
 */
export function useCompletion<Suggestion>(
  field: RefObject<HTMLTextAreaElement | null>,
  suggestFor: SuggestFor<Suggestion> | null,
  kind: CompletionKind<Suggestion>,
) {
  const [shown, setShown] = useState<Shown<Suggestion> | null>(null);
  const kept = shown?.completion ?? null;
  const completion = shown?.isOpen === true ? shown.completion : null;
  const word = useRef<{ current: Token | null; dismissed: Token | null }>({ current: null, dismissed: null });
  const lookUp = useMemo(() => suggestFor && createLookUp(suggestFor), [suggestFor]);
  useEffect(() => () => lookUp?.cancel(), [lookUp]);

  function close(): void {
    lookUp?.cancel();
    setShown(closed);
  }

  /** The field lost the focus. */
  function leave(): void {
    lookUp?.cancel();
    setShown(null);
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
    let isFound = false;
    lookUp.look(token, suggestions => {
      isFound = true;
      setShown(before => withSuggestions(before, token, suggestions, kind));
    });
    if (!isFound) setShown(before => withFitting(before, token, kind));
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
    const choose = (index: number) => setShown({ completion: { ...completion, active: index }, isOpen: true });
    if (event.key === 'ArrowDown') choose((active + 1) % suggestions.length);
    else if (event.key === 'ArrowUp') choose((active || suggestions.length) - 1);
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

  return { completion, kept, update, close, leave, accept, handleKey };
}

function closed<Suggestion>(shown: Shown<Suggestion> | null): Shown<Suggestion> | null {
  return shown === null || !shown.isOpen ? shown : { ...shown, isOpen: false };
}

/** The list with the suggestions for a word. The same list for the same suggestions of the same word: its next letter changes nothing. */
function withSuggestions<Suggestion>(
  shown: Shown<Suggestion> | null,
  token: Token,
  suggestions: readonly Suggestion[],
  { showsQuery = false }: CompletionKind<Suggestion>,
): Shown<Suggestion> | null {
  if (suggestions.length === 0) return closed(shown);
  const isSame =
    shown !== null &&
    shown.isOpen &&
    !showsQuery &&
    shown.completion.active === 0 &&
    isSameWord(shown.completion.token, token) &&
    shown.completion.suggestions.length === suggestions.length &&
    shown.completion.suggestions.every((suggestion, index) => suggestion === suggestions[index]);
  return isSame ? shown : { completion: { token, suggestions, active: 0 }, isOpen: true };
}

/** The list while the suggestions for a changed word load: Enter must not take one that fits no more. */
function withFitting<Suggestion>(
  shown: Shown<Suggestion> | null,
  token: Token,
  { isSuggestionFor }: CompletionKind<Suggestion>,
): Shown<Suggestion> | null {
  if (shown === null || !shown.isOpen) return shown;
  const suggestions = shown.completion.suggestions.filter(suggestion => isSuggestionFor(suggestion, token.query));
  return suggestions.length === 0 ? closed(shown) : { completion: { token, suggestions, active: 0 }, isOpen: true };
}

/** The end of a word with the space behind it: the inserted text brings its own. */
function spaceAfter(text: string, end: number): number {
  return text[end] === ' ' ? end + 1 : end;
}
