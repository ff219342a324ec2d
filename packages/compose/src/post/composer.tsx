import type { Account } from '@rookery/api-client';
import { Avatar, safeUrl, transferredText, useMessages, useStore, type Store } from '@rookery/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { SuggestFor } from './completion/suggestions.js';
import { insertText } from '@rookery/ui/completion';
import { ComposerFooter } from './composer-footer.js';
import { ComposerNotes } from './composer-notes.js';
import type { ComposerOffers } from './composer-offers.js';
import { ComposerPills, type ComposerPillsProps } from './composer-pills.js';
import { changeMedia } from './draft-changes.js';
import type { Draft } from '@rookery/store';
import type { MediaRequests, SaveState } from '@rookery/store/drafts';
import { insertedEmoji } from './emoji/inserted-emoji.js';
import { DropArea, FileRefusals } from '@rookery/ui/files';
import { mediaMessages } from './media/messages.js';
import { useFileIntake } from './media/use-file-intake.js';
import { composeMessages } from './messages.js';
import { PartEditor, type TextControl } from './part-editor.js';
import { hasUndescribedMedia, sendRefusal, type SendRefusal, type SendRules } from './composer-rules.js';

export interface ComposerProps extends Pick<ComposerPillsProps, 'automatic' | 'preferred' | 'newId' | 'now'> {
  draft: Store<Draft>;
  saveState: Store<SaveState>;
  /** Whether the browser keeps drafts. */
  isDurable: boolean;
  account: Account | null;
  offers: ComposerOffers;
  /** Completes accounts, hashtags and emoji; null: nothing is completed. */
  suggestFor: SuggestFor | null;
  mediaRequests: MediaRequests;
  /** Whether the first file of a post is sensitive: a setting of the account. */
  sensitiveByDefault: boolean;
  /** Asks once before media without a description are sent: a setting of the person. */
  asksForDescriptions: boolean;
  isSending: boolean;
  /** Why the draft could not be handed over; null: it was not tried, or it went well. */
  sendError: string | null;
  /** @selector [data-layout] */
  layout: 'modal' | 'inline';
  onSend(): void;
  /** Returns what was typed before the text field was there; it goes to the end of the text. Stable. */
  takeTyped?: (() => string) | undefined;
  /** The post that is replied to, shown above. */
  context?: ReactNode;
  /** The recipients of a post on servers that take them apart from the text. */
  recipients?: ReactNode;
  /** The quoted post, shown below the text. */
  quote?: ReactNode;
}

const AVATAR_SIZE = 44;

/** Writes posts: one, or several in a row (CMP-01). Every state can be drawn from props. */
export function Composer({
  draft,
  account,
  offers,
  newId,
  now,
  layout,
  isSending,
  onSend,
  context,
  quote,
  ...props
}: ComposerProps) {
  const text = useMessages(composeMessages);
  const mediaText = useMessages(mediaMessages);
  const countId = useId();
  const count = useStore(draft, state => state.parts.length);
  const placeholder = useStore(draft, placeholderOf);
  const [focusedPart, setFocusedPart] = useState(0);
  const [hasNewPoll, setNewPoll] = useState(false);
  const fields = useRef<(HTMLTextAreaElement | null)[]>([]);
  /** Where the caret was last: a text, a content warning or an option of a poll. */
  const lastField = useRef<TextControl | null>(null);
  /** A part was added: its text takes the focus as soon as it is mounted, so that no key is lost. */
  const isPartAdded = useRef(false);
  const part = Math.min(focusedPart, count - 1);
  const { rules } = offers;

  const intake = useFileIntake({
    limits: offers.media,
    present: () => draft.get().parts[part]?.media.length ?? 0,
    isRefusedByPoll: draft.get().parts[part]?.poll !== null && !rules.allowsPollWithMedia,
    newId,
    onAdd: added => draft.set(state => changeMedia(state, part, media => [...media, ...added], props.sensitiveByDefault, newId)),
  });

  const { takeTyped } = props;
  // A modal composer is opened to write; an inline one waits for a press.
  useEffect(() => {
    const field = fields.current[0];
    if (!field) return;
    const end = field.value.length;
    const typed = takeTyped?.() ?? '';
    if (typed !== '') insertText(field, typed, end, end);
    else if (layout === 'modal') {
      field.focus();
      field.setSelectionRange(end, end);
    }
  }, [layout, takeTyped]);

  // A warning or an option may be gone by now.
  const caretField = (): TextControl | null =>
    lastField.current?.isConnected === true ? lastField.current : (fields.current[part] ?? null);

  const { refusal, isAsked, send } = useSendAttempt(draft, rules, props.asksForDescriptions, isSending ? null : onSend);

  return (
    <section className="rk-compose" data-layout={layout} aria-label={text.composer()} aria-busy={isSending}>
      {context}
      <DropArea
        hint={mediaText.drop()}
        onFiles={isSending ? undefined : intake.add}
        onText={data => {
          const field = fields.current[part];
          if (!field || isSending) return;
          const dropped = transferredText(data);
          const end = field.value.length;
          insertText(field, /(?:^|\s)$/.test(field.value) ? dropped : ` ${dropped}`, end, end);
        }}
      >
        <div className="rk-compose-main">
          <Avatar
            src={safeUrl(account?.avatar_static || account?.avatar, 'media')}
            name={account?.display_name || (account?.acct ?? '')}
            size={AVATAR_SIZE}
          />
          <div className="rk-compose-body">
            <ComposerPills
              draft={draft}
              newId={newId}
              now={now}
              hasScopes={offers.hasScopes}
              isSending={isSending}
              automatic={props.automatic}
              preferred={props.preferred}
            />
            {props.recipients}
            {Array.from({ length: count }, (_, index) => (
              <PartEditor
                key={index}
                fieldRef={element => {
                  fields.current[index] = element;
                  if (element === null || !isPartAdded.current || index < count - 1) return;
                  isPartAdded.current = false;
                  element.focus();
                }}
                draft={draft}
                index={index}
                count={count}
                offers={offers}
                newId={newId}
                placeholder={index === 0 ? text[placeholder]() : text.placeholderNext()}
                isReadOnly={isSending}
                isChecked={refusal !== null}
                hasNewPoll={hasNewPoll}
                describedBy={countId}
                suggestFor={props.suggestFor}
                mediaRequests={props.mediaRequests}
                sensitiveByDefault={props.sensitiveByDefault}
                onMediaEmptied={() => fields.current[index]?.focus()}
                onPasteFiles={intake.add}
                onFocus={field => {
                  lastField.current = field;
                  setFocusedPart(index);
                }}
                onSend={send}
              />
            ))}
            {quote}
          </div>
        </div>
      </DropArea>
      <FileRefusals refusals={intake.refusals} onDismiss={intake.dismiss} />
      <ComposerNotes
        draft={draft}
        rules={rules}
        saveState={props.saveState}
        isDurable={props.isDurable}
        refusal={refusal}
        isAsked={isAsked}
        error={props.sendError}
      />
      <ComposerFooter
        draft={draft}
        part={part}
        offers={offers}
        newId={newId}
        now={now}
        countId={countId}
        isSending={isSending}
        onSend={send}
        onEmoji={emoji => {
          const field = caretField();
          if (field === null) return;
          const { selectionStart, selectionEnd, value } = field;
          const start = selectionStart ?? value.length;
          insertText(field, insertedEmoji(value.slice(0, start), emoji), start, selectionEnd ?? start);
        }}
        onEmojiClosed={() => caretField()?.focus()}
        onFiles={intake.add}
        onPollAdded={() => setNewPoll(true)}
        onPartAdded={() => void (isPartAdded.current = true)}
      />
    </section>
  );
}

function placeholderOf({ inReplyToId, quoteId }: Draft) {
  if (inReplyToId !== null) return 'placeholderReply';
  return quoteId === null ? 'placeholder' : 'placeholderQuote';
}

/**
 * Attempts to send a draft. Keeps why the last one was refused, and whether the person was asked for missing descriptions: they are asked
 * once.
 *
 * @param onSend Null while the draft is being sent.
 */
export function useSendAttempt(draft: Store<Draft>, rules: SendRules, asksForDescriptions: boolean, onSend: (() => void) | null) {
  const [refusal, setRefusal] = useState<SendRefusal | null>(null);
  const [isAsked, setAsked] = useState(false);

  function send(): void {
    const reason = sendRefusal(draft.get(), rules);
    setRefusal(reason);
    if (reason !== null || onSend === null) return;
    if (asksForDescriptions && !isAsked && hasUndescribedMedia(draft.get())) setAsked(true);
    else onSend();
  }

  return { refusal, isAsked, send };
}
