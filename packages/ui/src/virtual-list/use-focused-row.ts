import { useCallback, useState } from 'react';
import { keyOfRowAt } from './row-elements.dom.js';

/** The key of the row that holds the focus, and a function that begins to watch a list and returns its cleanup. */
export function useFocusedRow(): [string | null, (list: HTMLElement) => () => void] {
  const [key, setKey] = useState<string | null>(null);
  const watch = useCallback((list: HTMLElement) => {
    const onFocusIn = (event: FocusEvent) => setKey(keyOfRowAt(list, event.target as Node));
    const onFocusOut = (event: FocusEvent) => {
      if (!list.contains(event.relatedTarget as Node | null)) setKey(null);
    };
    list.addEventListener('focusin', onFocusIn);
    list.addEventListener('focusout', onFocusOut);
    return () => {
      list.removeEventListener('focusin', onFocusIn);
      list.removeEventListener('focusout', onFocusOut);
    };
  }, []);
  return [key, watch];
}
