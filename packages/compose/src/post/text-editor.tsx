import { pasteInto, useMessages, VisuallyHidden } from '@rookery/ui';
import { useId, useLayoutEffect, useRef, type ClipboardEvent, type KeyboardEvent, type RefCallback } from 'react';
import { useCompletion } from '@rookery/ui/completion';
import { CompletionPopup } from './completion/completion-popup.js';
import { optionId, suggestionKind, type SuggestFor } from './completion/suggestions.js';
import { fitToText } from './fit-to-text.dom.js';
import { composeMessages } from './messages.js';

interface TextSource {
  get(): string;
  subscribe(listener: () => void): () => void;
}

interface TextEditorProps {
  /** The accessible name. */
  label: string;
  /** The text. The field follows it without being rendered anew. */
  text: TextSource;
  onChange(text: string): void;
  placeholder?: string | undefined;
  /** The language of the text; null: not known. */
  language: string | null;
  isReadOnly?: boolean;
  isInvalid?: boolean;
  /** Id of the element with the remaining characters or an error. */
  describedBy?: string | undefined;
  fieldRef?: RefCallback<HTMLTextAreaElement>;
  /** Completes accounts, hashtags and emoji; null: nothing is completed. */
  suggestFor: SuggestFor | null;
  /** Ctrl or Cmd with Enter. */
  onSend(): void;
  /** Files from the clipboard. Text is inserted, never markup. */
  onPasteFiles?(files: readonly File[]): void;
}

/**
 * The text of a post: a plain text area that grows with it. The browser keeps its undo history. While a word is completed it has the ARIA
 * attributes of a text box with a list box.
 */
export function TextEditor(props: TextEditorProps) {
  const {
    label,
    text: source,
    onChange,
    language,
    isReadOnly,
    isInvalid,
    describedBy,
    fieldRef,
    suggestFor,
    onSend,
    onPasteFiles,
    placeholder = '',
    ...rest
  } = props;
  const text = useMessages(composeMessages);
  const listId = useId();
  const own = useRef<HTMLTextAreaElement | null>(null);
  const { completion, kept, update, leave, accept, handleKey } = useCompletion(own, suggestFor, suggestionKind);
  // An uncontrolled field: React would write its text to the document with each key, where it is laid out a second time.
  useLayoutEffect(() => {
    const follow = (): void => {
      const { current: element } = own;
      if (element === null) return;
      const value = source.get();
      if (element.value !== value) element.value = value;
      // Chromium styles a placeholder anew with each key, also one that the text covers.
      if (value !== '') element.removeAttribute('placeholder');
      else if (element.placeholder !== placeholder) element.placeholder = placeholder;
      fitToText(element, value);
    };
    follow();
    return source.subscribe(follow);
  }, [source, placeholder]);
  return (
    <>
      <textarea
        {...rest}
        ref={element => {
          own.current = element;
          fieldRef?.(element);
        }}
        className="rk-compose-text"
        dir="auto"
        lang={language ?? undefined}
        rows={2}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={completion === null ? undefined : listId}
        aria-activedescendant={completion === null ? undefined : optionId(listId, completion.active)}
        readOnly={isReadOnly}
        onChange={event => {
          onChange(event.target.value);
          update(event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing);
        }}
        // React's `select` follows the caret.
        onSelect={() => update(false)}
        onCompositionEnd={() => update(false)}
        onBlur={leave}
        onKeyDown={(event: KeyboardEvent) => {
          if (handleKey(event)) return;
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onSend();
        }}
        onPaste={(event: ClipboardEvent<HTMLTextAreaElement>) => {
          const take = (files: readonly File[]): boolean => {
            onPasteFiles?.(files);
            return onPasteFiles !== undefined;
          };
          if (pasteInto(event.currentTarget, event.clipboardData, take)) event.preventDefault();
        }}
      />
      {kept !== null && (
        <CompletionPopup
          id={listId}
          suggestions={kept.suggestions}
          active={kept.active}
          isOpen={completion !== null}
          field={own}
          offset={kept.token.start}
          onAccept={accept}
        />
      )}
      <VisuallyHidden>
        <output>{completion !== null && text.suggestions({ count: completion.suggestions.length })}</output>
      </VisuallyHidden>
    </>
  );
}
