import { Button, IconButton, RemainingCharacters, useMessages } from '@rookery/ui';
import type { SuggestFor } from '@rookery/ui/completion';
import { ImagePlus, SendHorizontal } from 'lucide-react';
import { useId, useRef } from 'react';
import type { ComposerMode, PendingAttachment } from '../chat-types.js';
import { chatsMessages } from '../messages.js';
import { showsRemaining } from './composer-rules.js';
import type { EmojiSuggestion } from './emoji-suggestions.js';
import { LazyComposerFiles } from './lazy-extras.js';
import { MessageField } from './message-field.js';

export interface MessageComposerProps {
  mode: ComposerMode;
  text: string;
  onTextChange(text: string): void;
  attachments: readonly PendingAttachment[];
  /** Takes the files of a choice or of a paste (CHAT-24). Absent: none can be attached now. */
  onAttach?: ((files: readonly File[]) => void) | undefined;
  onRemoveAttachment(id: string): void;
  /** Files of a message at most; 0: the server takes none. */
  maxFiles: number;
  onSend(): void;
  canSend: boolean;
  /** Characters left; negative above the limit. */
  remaining: number;
  /** Characters of a message at most. */
  limit: number;
  /** Why the last message could not be sent; `text`: the server's words. Null: it was. */
  failure: { readonly text: string | null } | null;
  suggestFor: SuggestFor<EmojiSuggestion> | null;
  isFocused: boolean;
  /** Asks before the block is lifted. */
  onUnblock(): void;
}

/** Writes the messages of a chat; in place of it the reason why nothing can be written (CHAT-19, CHAT-20). */
export function MessageComposer(props: MessageComposerProps) {
  if (props.mode === 'blocked-by') return null;
  if (props.mode === 'blocking') return <BlockedComposer onUnblock={props.onUnblock} />;
  return <OpenComposer {...props} />;
}

function OpenComposer(props: MessageComposerProps) {
  const { text: value, attachments, onAttach, maxFiles, canSend, onSend, remaining, limit, failure } = props;
  const text = useMessages(chatsMessages);
  const countId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const send = (): void => {
    if (!canSend) return;
    onSend();
    field.current?.focus();
  };
  return (
    <div className="rk-chat-composer">
      {failure !== null && (
        <p className="rk-chat-composer-error" role="alert">
          <span>{failure.text ?? text.sendFailed()}</span>
          <Button variant="plain" size="sm" disabled={!canSend} onClick={send}>
            {text.retry()}
          </Button>
        </p>
      )}
      {attachments.length > 0 && (
        <LazyComposerFiles
          files={attachments}
          onRemove={id => {
            props.onRemoveAttachment(id);
            field.current?.focus();
          }}
        />
      )}
      <div className="rk-chat-composer-row">
        {onAttach && maxFiles > 0 && (
          <AttachButton isMultiple={maxFiles > 1} onAttach={onAttach} onAttached={() => field.current?.focus()} />
        )}
        <MessageField
          ref={field}
          text={value}
          onChange={props.onTextChange}
          onSend={send}
          onPasteFiles={files => {
            onAttach?.(files);
            return onAttach !== undefined;
          }}
          suggestFor={props.suggestFor}
          describedBy={showsRemaining(remaining, limit) ? countId : undefined}
          isInvalid={remaining < 0}
          isFocused={props.isFocused}
        />
        {showsRemaining(remaining, limit) && (
          <RemainingCharacters id={countId} className="rk-chat-remaining" remaining={remaining} />
        )}
        <IconButton
          className="rk-chat-send"
          label={text.send()}
          icon={<SendHorizontal size={20} strokeWidth={1.85} aria-hidden="true" />}
          disabled={!canSend}
          // A press must not take the focus from the field: on a phone the keyboard would close.
          onMouseDown={event => event.preventDefault()}
          onClick={send}
        />
      </div>
    </div>
  );
}

interface AttachButtonProps {
  /** Several files can be chosen at once. */
  isMultiple: boolean;
  onAttach(files: readonly File[]): void;
  onAttached(): void;
}

function AttachButton({ isMultiple, onAttach, onAttached }: AttachButtonProps) {
  const text = useMessages(chatsMessages);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        aria-label={text.attach()}
        onChange={event => {
          const files = [...(event.target.files ?? [])];
          // The same file can be chosen again.
          event.target.value = '';
          if (files.length > 0) onAttach(files);
          onAttached();
        }}
      />
      <IconButton
        className="rk-chat-attach"
        label={text.attach()}
        icon={<ImagePlus size={20} strokeWidth={1.85} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      />
    </>
  );
}

function BlockedComposer({ onUnblock }: Pick<MessageComposerProps, 'onUnblock'>) {
  const text = useMessages(chatsMessages);
  return (
    <div className="rk-chat-composer rk-chat-blocked">
      <p>{text.youBlocked()}</p>
      <Button onClick={onUnblock}>{text.unblock()}</Button>
    </div>
  );
}
