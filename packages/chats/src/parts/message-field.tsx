import { growToText, pastedFiles, useMessages, withRef } from '@rookery/ui';
import type { SuggestFor } from '@rookery/ui/completion';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';
import { chatsMessages } from '../messages.js';
import { enterAction } from './composer-rules.js';
import type { EmojiCompletionHandle } from './emoji-completion.js';
import type { EmojiSuggestion } from './emoji-suggestions.js';
import { LazyEmojiCompletion } from './lazy-extras.js';

interface MessageFieldProps {
  text: string;
  onChange(text: string): void;
  /** Enter without Shift. */
  onSend(): void;
  onPasteFiles?: ((files: readonly File[]) => boolean) | undefined;
  /** Looks for emoji; null: nothing is completed. */
  suggestFor: SuggestFor<EmojiSuggestion> | null;
  /** Where the suggestions are drawn, above the row of the field. */
  describedBy?: string | undefined;
  isInvalid: boolean;
  /** Takes the focus when it mounts, unless that opens the keyboard of a phone. */
  isFocused: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * The text of a message: a plain text area that grows to five lines (CHAT-27). Enter sends, Shift and Enter make a new line at the caret
 * (CHAT-23). The first colon loads the completion of emoji.
 */
export const MessageField = withRef(function MessageField(props: MessageFieldProps) {
  const { text: value, onChange, onSend, onPasteFiles, suggestFor, describedBy, isInvalid, isFocused, ref } = props;
  const text = useMessages(chatsMessages);
  const listId = useId();
  const field = useRef<HTMLTextAreaElement | null>(null);
  const completion = useRef<EmojiCompletionHandle>(null);
  const [hasColon, setHasColon] = useState(false);
  if (!hasColon && value.includes(':')) setHasColon(true);
  useLayoutEffect(() => {
    if (field.current !== null) growToText(field.current);
  }, [value]);
  useEffect(() => {
    const { current: element } = field;
    if (!isFocused || element === null || !(globalThis.matchMedia?.('(hover: hover)').matches ?? true)) return;
    element.focus({ preventScroll: true });
    element.setSelectionRange(element.value.length, element.value.length);
  }, [isFocused]);
  return (
    <>
      {hasColon && suggestFor !== null && (
        <LazyEmojiCompletion handle={completion} field={field} suggestFor={suggestFor} listId={listId} />
      )}
      {/* A press beside the text is a press on the field. */}
      <label className="rk-chat-field">
        <textarea
          ref={element => {
            field.current = element;
            if (typeof ref === 'function') ref(element);
            else if (ref) ref.current = element;
          }}
          className="rk-chat-text"
          dir="auto"
          rows={1}
          enterKeyHint="send"
          placeholder={text.typeMessage()}
          aria-label={text.typeMessage()}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          value={value}
          onChange={event => {
            onChange(event.target.value);
            completion.current?.update(event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing);
          }}
          // React's `select` follows the caret.
          onSelect={() => completion.current?.update(false)}
          onCompositionEnd={() => completion.current?.update(false)}
          onBlur={() => completion.current?.close()}
          onKeyDown={(event: KeyboardEvent) => {
            if (completion.current?.handleKey(event) === true) return;
            const { isComposing } = event.nativeEvent;
            if (enterAction({ key: event.key, shiftKey: event.shiftKey, isComposing, keyCode: event.keyCode }) !== 'send') return;
            event.preventDefault();
            onSend();
          }}
          onPaste={(event: ClipboardEvent) => {
            const files = pastedFiles(event.clipboardData);
            if (files.length > 0 && onPasteFiles?.(files) === true) event.preventDefault();
          }}
        />
      </label>
    </>
  );
});
