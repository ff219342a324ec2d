import { useMessages, VisuallyHidden } from '@rookery/ui';
import { useCompletion, type SuggestFor } from '@rookery/ui/completion';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type KeyboardEvent, type Ref, type RefObject } from 'react';
import { panelMessages } from '../panel-messages.js';
import { emojiCompletion, EmojiSuggestions, suggestionId, type EmojiSuggestion } from './emoji-suggestions.js';

export interface EmojiCompletionHandle {
  /** Call it after each change of the text or the caret. */
  update(isComposing: boolean): void;
  close(): void;
  /** Returns whether the key was one of the list. */
  handleKey(event: KeyboardEvent): boolean;
}

export interface EmojiCompletionProps {
  field: RefObject<HTMLTextAreaElement | null>;
  suggestFor: SuggestFor<EmojiSuggestion>;
  /** Id of the list box. */
  listId: string;
  handle: Ref<EmojiCompletionHandle>;
}

/** Completes emoji in a field (CHAT-26). While its list is open the field has the ARIA attributes of a text box with a list box. */
export function EmojiCompletion({ field, suggestFor, listId, handle }: EmojiCompletionProps) {
  const text = useMessages(panelMessages);
  const { completion, update, close, accept, handleKey } = useCompletion(field, suggestFor, emojiCompletion);
  useImperativeHandle(handle, () => ({ update, close, handleKey }));
  // The word that loaded the code is completed, too.
  const updateFirst = useRef(update);
  useEffect(() => updateFirst.current(false), []);
  const active = completion === null ? null : suggestionId(listId, completion.active);
  useLayoutEffect(() => {
    const { current: element } = field;
    if (element === null || active === null) return undefined;
    element.setAttribute('aria-controls', listId);
    element.setAttribute('aria-activedescendant', active);
    return () => {
      element.removeAttribute('aria-controls');
      element.removeAttribute('aria-activedescendant');
    };
  }, [field, listId, active]);
  return (
    <>
      {completion !== null && <EmojiSuggestions id={listId} completion={completion} onAccept={accept} />}
      <VisuallyHidden>
        <output>{completion !== null && text.emojiCount({ count: completion.suggestions.length })}</output>
      </VisuallyHidden>
    </>
  );
}
