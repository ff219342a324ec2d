import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A pause in typing this long begins a search (UI-01). */
const SEARCH_PAUSE_MS = 300;

interface Draft {
  readonly text: string;
  /** The searches of the page for which the text is shown: the one it was typed on, and the one that was begun for it. */
  readonly from: string;
  readonly to: string;
}

/**
 * The text of a search field over the words of the page's address. The text is kept while a search for it is on its way; the words of any
 * other search (a link, going back) replace it.
 *
 * @param onSearch Begins a search. `isTyped`: typing has paused and the reader has not submitted the words.
 */
export function useTypedSearch(words: string, onSearch: (words: string, isTyped: boolean) => void) {
  const [draft, setDraft] = useState<Draft>({ text: words, from: words, to: words });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(words);
  useLayoutEffect(() => {
    latest.current = words;
  }, [words]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isArrived = words === draft.to && draft.from !== draft.to;
  if (isArrived) setDraft({ ...draft, from: draft.to });
  const text = words === draft.from || words === draft.to ? draft.text : words;
  const search = (typed: string, isTyped: boolean): void => {
    clearTimeout(timer.current);
    const to = typed.trim();
    setDraft({ text: typed, from: words, to });
    if (!isTyped || to !== words) onSearch(to, isTyped);
  };
  const change = (typed: string): void => {
    clearTimeout(timer.current);
    setDraft({ text: typed, from: words, to: words });
    // Another search that was opened meanwhile stays.
    timer.current = setTimeout(() => latest.current === words && search(typed, true), SEARCH_PAUSE_MS);
  };
  return { text, change, submit: () => search(text, false) };
}
